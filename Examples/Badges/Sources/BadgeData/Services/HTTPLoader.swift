import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads resources with a URL session, whose cache follows the servers' caching policies.
@MainActor package final class HTTPLoader: ResourceLoading {
    private let session: URLSession
    /// The maximum length of an answer, in bytes; longer answers are failures.
    private let longest: Int

    package init(session: URLSession = .shared, longest: Int = 16 << 20) {
        (self.session, self.longest) = (session, longest)
    }

    package func load(
        _ url: URL, completion: @escaping @MainActor @Sendable (Result<Data, ResourceFailure>) -> Void
    ) -> any ResourceRequest {
        let longest = longest
        let task = session.dataTask(with: url) { data, response, error in
            if (error as? URLError)?.code == .cancelled { return }
            let result = Self.result(data, response, error, longest)
            Task { @MainActor in completion(result) }
        }
        task.resume()
        return Request(task: task)
    }

    private nonisolated static func result(
        _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, _ longest: Int
    ) -> Result<Data, ResourceFailure> {
        guard error == nil, let data else { return .failure(.unreachable) }
        if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 { return .failure(.status(status)) }
        return data.count <= longest ? .success(data) : .failure(.unreadable)
    }

    private struct Request: ResourceRequest {
        let task: URLSessionDataTask
        func cancel() { task.cancel() }
    }
}
