// Who was marked for invitation and when: states and rules, without a file or a clock.
