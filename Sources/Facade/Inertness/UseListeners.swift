import Synchronization

/// Whoever wants to know of uses as they happen, and can name the running test.
package enum UseListeners {
    private struct Listeners {
        var testName: (@Sendable () -> String?)?
        var told: (@Sendable (InertUse) -> Void)?
    }

    private static let listeners = Mutex(Listeners())

    /// Sets the closure that returns the name of the running test, and the one that is called with each use.
    package static func set(
        testName: @escaping @Sendable () -> String?, told: (@Sendable (InertUse) -> Void)? = nil
    ) {
        listeners.withLock { $0 = Listeners(testName: testName, told: told) }
    }

    static func tell(_ use: InertUse) { listeners.withLock(\.told)?(use) }

    static var testName: String? { listeners.withLock(\.testName)?() }
}
