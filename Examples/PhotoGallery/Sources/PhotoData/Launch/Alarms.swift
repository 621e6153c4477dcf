import Foundation

/// A clock whose alarms ring once.
@MainActor package protocol Alarms: AnyObject {
    /// Calls a closure on the main actor after a number of seconds.
    func set(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) -> any Alarm
}

/// An alarm that rings later unless it is cancelled.
@MainActor package protocol Alarm: AnyObject {
    func cancel()
}
