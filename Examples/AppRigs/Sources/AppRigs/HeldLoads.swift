public import Foundation

/// Requests of addresses that wait until a test answers them; `Failure` is how an app's loads fail.
@MainActor public final class HeldLoads<Failure: Error> {
    /// What is told when an answer comes.
    public typealias Completion = @MainActor @Sendable (Result<Data, Failure>) -> Void

    /// A request that waits.
    @MainActor public final class Held {
        /// What is asked for.
        public let url: URL
        fileprivate let completion: Completion
        /// Whether nobody waits for the answer anymore.
        public private(set) var isCancelled = false

        fileprivate init(_ url: URL, _ completion: @escaping Completion) {
            (self.url, self.completion) = (url, completion)
        }

        /// Gives it up; its answer is not told.
        public func cancel() { isCancelled = true }
    }

    /// All that wait, from the oldest on.
    public private(set) var waiting: [Held] = []
    /// All requests ever made.
    public private(set) var requested: [URL] = []

    /// Creates a loader that was asked for nothing yet.
    public init() {}

    /// Has a request wait.
    public func hold(_ url: URL, _ completion: @escaping Completion) -> Held {
        let held = Held(url, completion)
        waiting.append(held)
        requested.append(url)
        return held
    }

    /// Answers a request that waits.
    public func answer(_ held: Held, _ result: Result<Data, Failure>) {
        waiting.removeAll { $0 === held }
        if !held.isCancelled { held.completion(result) }
    }

    /// Answers all that wait for an address with these words in it.
    public func answer(_ words: String, _ result: Result<Data, Failure>) {
        for held in waiting where held.url.absoluteString.contains(words) { answer(held, result) }
    }

    /// Answers all that wait, and what they ask for then, each as a closure says.
    public func answerAll(_ result: (URL) -> Result<Data, Failure>) {
        while let held = waiting.first { answer(held, result(held.url)) }
    }
}
