/// One page for all who look at it: what is known of it now, and what comes to be known.
@MainActor package final class PageSubject {
    package typealias Receiver = @MainActor (PhotoPage) -> Void

    /// A subscription, which ends with it.
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

    /// Tells what is known of the page at once, then all that comes, as long as the subscription is held.
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
