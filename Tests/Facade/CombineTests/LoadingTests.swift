import Combine
import Foundation
import FoundationNetworking
import Testing

/// What a server answers here: JSON for one path, and an error for others.
private final class Server: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        guard let url = request.url, url.path == "/book",
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(#"{"title":"Emma"}"#.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}

private struct Book: Codable, Equatable {
    let title: String
}

@Suite struct LoadingTests {
    private var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Server.self]
        return URLSession(configuration: configuration)
    }

    private func url(_ path: String) throws -> URL { try #require(URL(string: "http://a.b/\(path)")) }

    /// The first value of a publisher, or its failure.
    private func first<P: Publisher>(of publisher: P) async throws -> P.Output where P.Output: Sendable {
        var tokens: [AnyCancellable] = []
        defer { tokens.removeAll() }
        return try await withCheckedThrowingContinuation { continuation in
            publisher.sink(
                receiveCompletion: { if case .failure(let error) = $0 { continuation.resume(throwing: error) } },
                receiveValue: { continuation.resume(returning: $0) }
            ).store(in: &tokens)
        }
    }

    @Test func `what a server answers is decoded`() async throws {
        let books = session.dataTaskPublisher(for: try url("book")).map(\.data)
            .decode(type: Book.self, decoder: JSONDecoder())
        #expect(try await first(of: books) == Book(title: "Emma"))
    }

    @Test func `an error of the network is a failure`() async throws {
        let data = session.dataTaskPublisher(for: URLRequest(url: try url("none"))).map(\.data)
            .mapError { $0 as any Error }
        await #expect(throws: URLError.self) { try await first(of: data) }
    }

    @Test func `what cannot be decoded is a failure, and values are encoded`() {
        var (texts, failures): ([String], Int) = ([], 0)
        let token = Just(Data("[]".utf8)).decode(type: Book.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { _ in })
        let other = Just(Book(title: "Emma")).encode(encoder: JSONEncoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { texts.append(String(decoding: $0, as: UTF8.self)) })
        #expect(failures == 1 && texts == [#"{"title":"Emma"}"#])
        token.cancel()
        other.cancel()
    }
}
