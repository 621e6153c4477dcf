public import Foundation
public import FoundationNetworking

extension URLSession {
    /// A publisher of what a server answers, or of an error; each subscriber that requests it makes a request.
    public struct DataTaskPublisher: Publisher {
        /// The data, and what was said of it.
        public typealias Output = (data: Data, response: URLResponse)
        /// An error of the network.
        public typealias Failure = URLError
        /// The request.
        public let request: URLRequest
        /// The session.
        public let session: URLSession

        /// Creates a publisher of a request.
        public init(request: URLRequest, session: URLSession) {
            (self.request, self.session) = (request, session)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: Loading(self, AnySubscriber(subscriber)))
        }
    }

    /// Returns a publisher of what a URL loads.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// Returns a publisher of what a server answers to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// A subscription to a request, which is made when it is first demanded.
private final class Loading: Subscription, CustomStringConvertible {
    typealias Reader = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>
    let description = "DataTaskPublisher"
    private let lock = NSLock()
    private let publisher: URLSession.DataTaskPublisher
    private var subscriber: Reader?
    private var task: URLSessionDataTask?

    init(_ publisher: URLSession.DataTaskPublisher, _ subscriber: Reader) {
        (self.publisher, self.subscriber) = (publisher, subscriber)
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber requests 1 value or more")
        nonisolated(unsafe) let loading = self
        let first = lock.withLock { () -> URLSessionDataTask? in
            guard subscriber != nil, task == nil else { return nil }
            task = publisher.session.dataTask(with: publisher.request) { unsafe loading.end($0, $1, $2) }
            return task
        }
        first?.resume()
    }

    private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let subscriber = release().subscriber else { return }
        if let data, let response, error == nil {
            _ = subscriber.receive((data, response))
            subscriber.receive(completion: .finished)
        } else {
            let fallback = URLError(error == nil ? .badServerResponse : .unknown)
            subscriber.receive(completion: .failure(error as? URLError ?? fallback))
        }
    }

    func cancel() { release().task?.cancel() }

    private func release() -> (subscriber: Reader?, task: URLSessionDataTask?) {
        lock.withLock {
            defer { (subscriber, task) = (nil, nil) }
            return (subscriber, task)
        }
    }
}
