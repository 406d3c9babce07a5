// Tests of BookUI.
