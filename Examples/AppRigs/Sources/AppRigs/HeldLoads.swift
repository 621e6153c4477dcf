public import Foundation

/// A loader whose requests wait until a test answers them; `Failure` is the error of an app's failed loads.
@MainActor public final class HeldLoads<Failure: Error> {
    /// A closure that receives the answer.
    public typealias Completion = @MainActor @Sendable (Result<Data, Failure>) -> Void

    /// A waiting request.
    @MainActor public final class Held {
        /// The requested address.
        public let url: URL
        fileprivate let completion: Completion
        /// Whether the request was cancelled.
        public private(set) var isCancelled = false

        fileprivate init(_ url: URL, _ completion: @escaping Completion) {
            (self.url, self.completion) = (url, completion)
        }

        /// Cancels the request; its completion is not called.
        public func cancel() { isCancelled = true }
    }

    /// The waiting requests, oldest first.
    public private(set) var waiting: [Held] = []
    /// The addresses of all requests ever made.
    public private(set) var requested: [URL] = []

    /// Creates a loader without requests.
    public init() {}

    /// Adds a waiting request.
    public func hold(_ url: URL, _ completion: @escaping Completion) -> Held {
        let held = Held(url, completion)
        waiting.append(held)
        requested.append(url)
        return held
    }

    /// Answers a waiting request.
    public func answer(_ held: Held, _ result: Result<Data, Failure>) {
        waiting.removeAll { $0 === held }
        if !held.isCancelled { held.completion(result) }
    }

    /// Answers every waiting request whose address contains the given words.
    public func answer(_ words: String, _ result: Result<Data, Failure>) {
        for held in waiting where held.url.absoluteString.contains(words) { answer(held, result) }
    }

    /// Answers every waiting request, and those that the answers cause, with the result of a closure.
    public func answerAll(_ result: (URL) -> Result<Data, Failure>) {
        while let held = waiting.first { answer(held, result(held.url)) }
    }
}
