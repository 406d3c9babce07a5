// Who was marked for invitation, and when: states and rules.
