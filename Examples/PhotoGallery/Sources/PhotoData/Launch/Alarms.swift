import Foundation

/// A clock that rings once for each time that it is set.
@MainActor package protocol Alarms: AnyObject {
    /// Calls a closure after some seconds, on the main actor.
    func set(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) -> any Alarm
}

/// What rings later unless it is cancelled.
@MainActor package protocol Alarm: AnyObject {
    func cancel()
}
