import Synchronization

/// The name of the running test, known to the module that knows tests.
package enum RunningTest {
    private static let naming = Mutex<(@Sendable () -> String?)?>(nil)

    /// The name that is assumed in place of the one that is known.
    @TaskLocal static var assumed: String?

    /// Sets the closure that returns the name; `nil` outside of tests.
    package static func name(by name: @escaping @Sendable () -> String?) { naming.withLock { $0 = name } }

    static var name: String? { assumed ?? naming.withLock(\.self)?() }
}
