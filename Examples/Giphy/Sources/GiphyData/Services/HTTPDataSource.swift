import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests with a URL session.
package final class HTTPDataSource: DataSource {
    private let session: URLSession
    /// The maximum length of an answer, in bytes; longer answers are not read.
    private let longest: Int

    package init(session: URLSession = .shared, longest: Int = 16 << 20) {
        (self.session, self.longest) = (session, longest)
    }

    package func send(
        _ request: URLRequest, completion: @escaping @Sendable (Result<Data, ServiceFailure>) -> Void
    ) -> any CancellableTask {
        let longest = longest
        let task = session.dataTask(with: request) { data, response, error in
            completion(Self.result(data, response, error, longest))
        }
        task.resume()
        return SessionTask(task: task)
    }

    private static func result(
        _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, _ longest: Int
    ) -> Result<Data, ServiceFailure> {
        guard error == nil, let data else { return .failure(.unreachable) }
        switch (response as? HTTPURLResponse)?.statusCode ?? 200 {
        case 200..<300: return data.count <= longest ? .success(data) : .failure(.unreadable)
        case 401, 403: return .failure(.unauthorized)
        case let status: return .failure(.status(status))
        }
    }
}

private final class SessionTask: CancellableTask {
    private let task: URLSessionDataTask

    init(task: URLSessionDataTask) { self.task = task }

    func cancel() { task.cancel() }
}
