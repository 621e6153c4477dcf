import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The calls of the service, each with its own type of answer.
///
/// Answers are decoded and delivered on the main thread. If the service rejects a token, the session ends, whichever
/// call used it.
@MainActor package final class ObjectSource {
    package typealias Completion<Value> = @MainActor (Result<Value, ServiceFailure>) -> Void

    private let service: URL
    private let source: any DataSource
    private let tokens: any TokenStore
    /// Called when a token is rejected, before the caller receives the failure.
    package var sessionDidEnd: (@MainActor () -> Void)?

    package init(service: URL, source: any DataSource, tokens: any TokenStore) {
        (self.service, self.source, self.tokens) = (service, source, tokens)
    }

    /// Requests a token; a rejection is an ordinary answer, since there is no session yet.
    @discardableResult
    package func requestToken(completion: @escaping Completion<Token>) -> any CancellableTask {
        send(URLRequest(url: service.appending(path: "token")), completion: completion) { data in
            try JSONDecoder().decode(TokenAnswer.self, from: data).token
        }
    }

    /// Requests the part of the trending list that begins at `offset`.
    @discardableResult
    package func requestTrending(
        from offset: Int, limit: Int, completion: @escaping Completion<MediaPage>
    ) -> any CancellableTask {
        let url = service.appending(path: "trending").appending(queryItems: [
            URLQueryItem(name: "offset", value: "\(offset)"), URLQueryItem(name: "limit", value: "\(limit)"),
        ])
        return send(authorized(url), completion: ending(completion)) { data in
            try JSONDecoder().decode(MediaPage.self, from: data)
        }
    }

    /// Requests the bytes of a picture.
    @discardableResult
    package func requestPicture(
        at url: URL, completion: @escaping Completion<Data>
    ) -> any CancellableTask {
        send(authorized(url), completion: ending(completion)) { $0 }
    }

    private func authorized(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        if let token = try? tokens.token() {
            request.setValue("Bearer \(token.text)", forHTTPHeaderField: "Authorization")
        }
        return request
    }

    private func ending<Value>(_ completion: @escaping Completion<Value>) -> Completion<Value> {
        { [weak self] result in
            if case .failure(.unauthorized) = result { self?.sessionDidEnd?() }
            completion(result)
        }
    }

    private func send<Value: Sendable>(
        _ request: URLRequest, completion: @escaping Completion<Value>,
        read: @escaping @Sendable (Data) throws -> Value
    ) -> any CancellableTask {
        let task = ObjectTask(completion: completion)
        task.runs(
            on: source.send(request) { answer in
                MainQueue.run {
                    guard task.isWaiting else { return }
                    task.finish(answer.flatMap { data in Result { try read(data) }.mapError { _ in .unreadable } })
                }
            })
        return task
    }
}

private struct TokenAnswer: Decodable {
    let token: Token
}
