import Foundation

/// Loads a web resource once and shares it with all subscribers.
///
/// A cached value is delivered at once; otherwise all subscribers share one request. Failures are remembered, so that
/// `retry()` loads again for the subscribers that received no value.
@MainActor package final class ResourceService<Value> {
    /// The identity of a subscriber, which has at most one subscription to a service.
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
    /// The value loaded last, until memory is low.
    package private(set) var held: Value?

    /// Creates a service for an address; `read` converts an answer and returns `nil` for an invalid one.
    package init(_ url: URL, loader: any ResourceLoading, read: @escaping (Data) -> Value?) {
        (self.url, self.loader, self.read) = (url, loader, read)
    }

    package var hasSubscribers: Bool { !subscriptions.isEmpty }
    package var isLoading: Bool { request != nil }

    /// Delivers the value to a subscriber, at once if it is cached, otherwise when it arrives.
    package func subscribe(_ subscriber: Subscriber, _ receive: @escaping Receiver) {
        unsubscribe(subscriber)
        subscriptions.append((subscriber, Subscription(receive: receive)))
        if let held { receive(.success(held)) } else { load() }
    }

    package func unsubscribe(_ subscriber: Subscriber) {
        subscriptions.removeAll { $0.subscriber == subscriber }
    }

    /// Loads again if a subscriber received no value.
    package func retry() {
        if subscriptions.contains(where: \.subscription.hasFailed) { load() }
    }

    /// Releases the value; the next subscription loads it again.
    package func release() { held = nil }

    /// Cancels the pending request.
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
