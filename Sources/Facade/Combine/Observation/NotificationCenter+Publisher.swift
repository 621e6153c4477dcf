public import Foundation

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name, from one object or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { subscriber in
            nonisolated(unsafe) let subscriber = subscriber
            let token = self.addObserver(forName: name, object: object, queue: nil) { unsafe subscriber.send($0) }
            unsafe subscriber.receive(subscription: Observation(center: self, token: token))
        }
    }
}

/// A subscription to a notification center.
private struct Observation: Subscription {
    let center: NotificationCenter
    let token: any NSObjectProtocol

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { center.removeObserver(token) }
}
