import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads with a URL session.
@MainActor package final class HTTPLoader: PhotoLoading {
    private let session: URLSession

    package init(session: URLSession = .shared) { self.session = session }

    package func load(_ url: URL, completion: @escaping Completion) -> any LoadRequest {
        let request = Request(completion)
        let task = session.dataTask(with: url) { data, response, error in
            let result = Self.result(data, response, error)
            Task { @MainActor in request.finish(result) }
        }
        request.task = task
        task.resume()
        return request
    }

    private nonisolated static func result(
        _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
    ) -> Result<Data, LoadFailure> {
        guard error == nil, let data else { return .failure(.unreachable) }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        return (200..<300).contains(status) ? .success(data) : .failure(.status(status))
    }

    private final class Request: LoadRequest {
        private var completion: Completion?
        var task: URLSessionDataTask?

        init(_ completion: @escaping Completion) { self.completion = completion }

        func finish(_ result: Result<Data, LoadFailure>) {
            completion?(result)
            completion = nil
        }

        func cancel() {
            completion = nil
            task?.cancel()
        }
    }
}
