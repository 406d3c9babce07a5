// Tests of BookRuntime.
