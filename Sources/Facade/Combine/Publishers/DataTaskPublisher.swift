public import Foundation
public import FoundationNetworking

extension URLSession {
    /// A publisher of what a server answers: one value, or a failure. Each subscriber makes a request.
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

        /// Makes the request.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            nonisolated(unsafe) let subscriber = AnySubscriber(subscriber)
            let task = session.dataTask(with: request) { data, response, error in
                if let error {
                    unsafe subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
                } else if let data, let response {
                    unsafe subscriber.send((data, response))
                    unsafe subscriber.receive(completion: .finished)
                } else {
                    unsafe subscriber.receive(completion: .failure(URLError(.badServerResponse)))
                }
            }
            unsafe subscriber.receive(subscription: Loading(task: task))
            task.resume()
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

/// A subscription to a request, which ends it when it is canceled.
private struct Loading: Subscription {
    let task: URLSessionDataTask

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { task.cancel() }
}
