public import Foundation

extension NotificationCenter {
    /// The notifications with a name, one after another.
    public struct Notifications: AsyncSequence {
        /// What a loop gets.
        public typealias Element = Notification
        fileprivate let stream: AsyncStream<Notification>

        /// Returns what a loop asks.
        public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator { stream.makeAsyncIterator() }
    }

    /// Returns the notifications with a name that an object posts from now on, or that any object posts.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        let (stream, continuation) = AsyncStream<Notification>.makeStream()
        nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            unsafe continuation.yield(notification)
        }
        continuation.onTermination = { _ in unsafe self.removeObserver(observer) }
        return Notifications(stream: stream)
    }
}

extension Notification.Name {
    /// The name of the notification that the clock was set.
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}
