// Tests of InviteLedger.
