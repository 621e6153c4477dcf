public import Foundation

extension NotificationCenter {
    /// A publisher of notifications; those that are not requested are dropped.
    public struct Publisher: Combine.Publisher {
        /// Notifications are sent.
        public typealias Output = Notification
        /// The publisher cannot fail.
        public typealias Failure = Never
        /// The center that posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts them; `nil` for any object.
        public let object: AnyObject?

        /// Creates a publisher of notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let notifications = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let sent = notifications
            let token = center.addObserver(forName: name, object: object, queue: nil) { unsafe sent.send($0) }
            let events = EventClosures<Notification, Never>(canceled: { [center] in center.removeObserver(token) })
            notifications.subscribe(Watch("NotificationCenter Observer", subscriber, events))
        }
    }

    /// Returns a publisher of the notifications with a name, from one object or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Returns whether both publish the same notifications.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}
