import Glibc

/// The three streams that every process expects to have.
package enum StandardStreams {
  /// Opens `/dev/null` in the place of a stream that the caller closed.
  ///
  /// Otherwise the next file opened, perhaps the ledger, would get the number of standard output, and what is printed
  /// would be written into it. The placeholder is of no use for writing, so the fault still shows.
  package static func fillGaps() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
      let access = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = unsafe open("/dev/null", access)
    }
  }

  /// Lets writing to a pipe without a reader, or beyond the limit of a file's size, fail instead of ending the process.
  package static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
