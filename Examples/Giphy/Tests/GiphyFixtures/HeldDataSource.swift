import Foundation
import GiphyData
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A data source whose requests wait until a test answers them.
package final class HeldDataSource: DataSource {
    package typealias Completion = @Sendable (Result<Data, ServiceFailure>) -> Void

    /// A waiting request.
    package final class Held: CancellableTask {
        package let request: URLRequest
        fileprivate let completion: Completion
        private let cancelled = Mutex(false)

        fileprivate init(_ request: URLRequest, _ completion: @escaping Completion) {
            (self.request, self.completion) = (request, completion)
        }

        package var url: URL { request.url ?? URL(filePath: "/") }
        package var token: String? {
            request.value(forHTTPHeaderField: "Authorization").map { String($0.dropFirst("Bearer ".count)) }
        }
        package var isCancelled: Bool { cancelled.withLock { $0 } }
        package func cancel() { cancelled.withLock { $0 = true } }
    }

    private struct State {
        var waiting: [Held] = []
        var requested: [URL] = []
    }

    private let state = Mutex(State())

    package init() {}

    package var waiting: [Held] { state.withLock { $0.waiting } }
    /// The addresses of all requests ever made.
    package var requested: [URL] { state.withLock { $0.requested } }

    package func send(_ request: URLRequest, completion: @escaping Completion) -> any CancellableTask {
        let held = Held(request, completion)
        state.withLock {
            $0.waiting.append(held)
            $0.requested.append(held.url)
        }
        return held
    }

    /// Answers a request, even a cancelled one: an answer may already be on its way.
    package func answer(_ held: Held, _ result: Result<Data, ServiceFailure>) {
        state.withLock { $0.waiting.removeAll { $0 === held } }
        held.completion(result)
    }

    /// Answers every waiting request, and those that the answers cause, with the result of a closure.
    package func answerAll(_ result: (Held) -> Result<Data, ServiceFailure>) {
        while let held = waiting.first { answer(held, result(held)) }
    }
}
