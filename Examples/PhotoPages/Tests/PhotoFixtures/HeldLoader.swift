import PhotoData
import Foundation

/// A loader whose requests wait until a test answers them.
@MainActor package final class HeldLoader: PhotoLoading {
    /// A request that waits.
    @MainActor package final class Held: LoadRequest {
        package let url: URL
        fileprivate let completion: @MainActor @Sendable (Result<Data, LoadFailure>) -> Void
        package private(set) var isCancelled = false

        fileprivate init(
            _ url: URL, _ completion: @escaping @MainActor @Sendable (Result<Data, LoadFailure>) -> Void
        ) {
            (self.url, self.completion) = (url, completion)
        }

        package func cancel() { isCancelled = true }
    }

    package private(set) var waiting: [Held] = []
    /// All requests ever made.
    package private(set) var requested: [URL] = []

    package init() {}

    package func load(
        _ url: URL, completion: @escaping @MainActor @Sendable (Result<Data, LoadFailure>) -> Void
    ) -> any LoadRequest {
        let held = Held(url, completion)
        waiting.append(held)
        requested.append(url)
        return held
    }

    /// Answers a request that waits.
    package func answer(_ held: Held, _ result: Result<Data, LoadFailure>) {
        waiting.removeAll { $0 === held }
        if !held.isCancelled { held.completion(result) }
    }

    /// Answers all that wait for an address with these words in it.
    package func answer(_ words: String, _ result: Result<Data, LoadFailure>) {
        for held in waiting where held.url.absoluteString.contains(words) { answer(held, result) }
    }

    /// Answers all that wait, and what they ask for then, each as a closure says.
    package func answerAll(_ result: (URL) -> Result<Data, LoadFailure>) {
        while let held = waiting.first { answer(held, result(held.url)) }
    }
}
