/// A page with its observers, who receive its current data and later changes.
@MainActor package final class PageSubject {
    package typealias Receiver = @MainActor (PhotoPage) -> Void

    /// A subscription, which ends when it is released.
    @MainActor package final class Subscription {
        fileprivate let receive: Receiver
        fileprivate init(_ receive: @escaping Receiver) { self.receive = receive }
    }

    private struct Weak {
        weak let subscription: Subscription?
    }

    package let index: Int
    package private(set) var page: PhotoPage
    private var subscriptions: [Weak] = []

    init(index: Int, feature: String) {
        self.index = index
        page = .unknown(index: index, feature: feature)
    }

    package var hasSubscribers: Bool { subscriptions.contains { $0.subscription != nil } }

    /// Delivers the current data at once, then each change, as long as the subscription is retained.
    package func subscribe(_ receive: @escaping Receiver) -> Subscription {
        let subscription = Subscription(receive)
        subscriptions.append(Weak(subscription: subscription))
        receive(page)
        return subscription
    }

    func take(_ page: PhotoPage) {
        self.page = page
        subscriptions.removeAll { $0.subscription == nil }
        for entry in subscriptions { entry.subscription?.receive(page) }
    }
}
