import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A URL session request whose answer is decoded in the background and delivered on the main thread.
@MainActor final class HTTPRequest: RemoteRequest {
    private var task: URLSessionDataTask?
    private var isCancelled = false

    init<Value: Sendable>(
        _ request: URLRequest, _ session: URLSession, read: @escaping @Sendable (Data) -> Value?,
        _ completion: @escaping RemoteCompletion<Value>
    ) {
        task = session.dataTask(with: request) { [weak self] data, response, error in
            let result = Self.result(data, response, error, read)
            Task { @MainActor in
                guard let self, !self.isCancelled else { return }
                self.task = nil
                completion(result)
            }
        }
        task?.resume()
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
        task = nil
    }

    private nonisolated static func result<Value>(
        _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, _ read: (Data) -> Value?
    ) -> Result<Value, RemoteFailure> {
        guard error == nil, let data else { return .failure(.unreachable) }
        switch (response as? HTTPURLResponse)?.statusCode ?? 200 {
        case 401, 403: return .failure(.unauthorized)
        case 400...: return .failure(.status((response as? HTTPURLResponse)?.statusCode ?? 0))
        default: return read(data).map { .success($0) } ?? .failure(.unreadable)
        }
    }
}
