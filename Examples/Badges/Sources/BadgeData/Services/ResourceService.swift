import Foundation

/// One resource of the web, for all who want it.
///
/// Whoever subscribes is told of each answer. What is held is told at once; else one request is made, however many wait for
/// it. Failures are remembered, so that `retry()` asks again for those who went without.
@MainActor package final class ResourceService<Value> {
    /// Who subscribes: one of them has one subscription to a service.
    package typealias Subscriber = AnyHashable
    package typealias Receiver = @MainActor (Result<Value, ResourceFailure>) -> Void

    private struct Subscription {
        let receive: Receiver
        var hasFailed = false
    }

    package let url: URL
    private let loader: any ResourceLoading
    private let read: (Data) -> Value?
    private var subscriptions: [(subscriber: Subscriber, subscription: Subscription)] = []
    private var request: (any ResourceRequest)?
    /// What was loaded last, until memory is short.
    package private(set) var held: Value?

    /// Creates the service of an address; `read` makes a value of an answer, or nothing of a wrong one.
    package init(_ url: URL, loader: any ResourceLoading, read: @escaping (Data) -> Value?) {
        (self.url, self.loader, self.read) = (url, loader, read)
    }

    package var hasSubscribers: Bool { !subscriptions.isEmpty }
    package var isLoading: Bool { request != nil }

    /// Tells a subscriber of the value, now if it is held, else when it comes.
    package func subscribe(_ subscriber: Subscriber, _ receive: @escaping Receiver) {
        unsubscribe(subscriber)
        subscriptions.append((subscriber, Subscription(receive: receive)))
        if let held { receive(.success(held)) } else { load() }
    }

    package func unsubscribe(_ subscriber: Subscriber) {
        subscriptions.removeAll { $0.subscriber == subscriber }
    }

    /// Asks again if a subscriber went without.
    package func retry() {
        if subscriptions.contains(where: \.subscription.hasFailed) { load() }
    }

    /// Lets the value go; the next subscriber asks for it anew.
    package func release() { held = nil }

    /// Gives up the request that is on its way.
    package func cancel() {
        request?.cancel()
        request = nil
    }

    private func load() {
        guard request == nil else { return }
        request = loader.load(url) { [weak self] in self?.take($0) }
    }

    private func take(_ answer: Result<Data, ResourceFailure>) {
        request = nil
        let result = answer.flatMap { data in read(data).map { .success($0) } ?? .failure(.unreadable) }
        held = try? result.get()
        for index in subscriptions.indices { subscriptions[index].subscription.hasFailed = held == nil }
        let told = subscriptions
        for (subscriber, subscription) in told where subscriptions.contains(where: { $0.subscriber == subscriber }) {
            subscription.receive(result)
        }
    }
}
