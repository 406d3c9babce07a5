// Tests of VCardCodec.
