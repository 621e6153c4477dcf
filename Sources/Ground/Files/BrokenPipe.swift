import Glibc

/// A pipe or socket that nobody reads.
package enum BrokenPipe {
    private static let ignored: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    /// Has writing to a broken pipe fail with an error from now on, instead of ending the program by `SIGPIPE`.
    package static func ignoreSignal() { ignored }
}
