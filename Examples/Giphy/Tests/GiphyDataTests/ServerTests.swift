import AppRigs
import Foundation
import GiphyData
import GiphyFixtures
import Synchronization
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The services with URL sessions and a server.
@MainActor @Suite(.serialized) struct ServerTests {
    @MainActor private final class Client {
        let source: ObjectSource
        let model: MediaModel
        var endings = 0

        init(_ address: String, token: String? = "good", limit: Int = 25, timeout: Double = 5) throws {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = timeout
            source = ObjectSource(
                service: try #require(URL(string: address + "/v1")),
                source: HTTPDataSource(session: URLSession(configuration: configuration), longest: 1 << 20),
                tokens: MemoryTokenStore(token))
            model = MediaModel(source: source, limit: limit)
            source.sessionDidEnd = { [weak self] in self?.endings += 1 }
        }

        /// Loads a part, and waits until it is loaded.
        func load() async throws {
            model.loadMore()
            try await until { !self.model.isLoading }
        }
    }

    private nonisolated static func server(
        _ feed: Feed,
        _ change: @escaping @Sendable (LocalServer.Request, inout LocalServer.Answer) -> Void = { _, _ in
        }
    ) throws -> LocalServer {
        try LocalServer { request in
            var answer = LocalServer.Answer(body: feed.answer(to: request.url))
            change(request, &answer)
            return answer
        }
    }

    @Test func `the list is read to its end, also by slow parts`() async throws {
        let server = try Self.server(Feed(count: 60)) { request, answer in
            answer.delay = request.number("offset") == 25 ? 0.1 : 0
        }
        defer { server.stop() }
        let client = try Client(server.address)
        while client.model.hasMore { try await client.load() }
        #expect(client.model.state.media.map(\.id) == (0..<60).map { "media\($0)" })
        #expect(
            server.requests
                == [0, 25, 50].map { "/v1/trending?offset=\($0)&limit=25" })
    }

    enum Fault: CaseIterable {
        case status500, cut, html, empty, huge, slow
    }

    @Test(arguments: Fault.allCases) func `a part that fails is asked for again, and what is there stays`(
        _ fault: Fault
    ) async throws {
        let hasFailed = Mutex(false)
        let server = try Self.server(Feed(count: 30)) { request, answer in
            guard request.number("offset") == 25,
                !hasFailed.withLock({ seen in
                    defer { seen = true }
                    return seen
                })
            else { return }
            switch fault {
            case .status500: answer.status = 500
            case .cut: answer.isCut = true
            case .html: answer.body = Data("<html>Welcome to our network</html>".utf8)
            case .empty: answer.body = Data()
            case .huge: answer.body += Data(repeating: 0x20, count: 2 << 20)
            case .slow: answer.delay = 2.2
            }
        }
        defer { server.stop() }
        let client = try Client(server.address, timeout: fault == .slow ? 1.5 : 5)
        try await client.load()
        try await client.load()
        #expect(client.model.state.media.count == 25)
        guard case .loaded(_, .some) = client.model.state else { return #expect(Bool(false), "no failure") }
        try await client.load()
        #expect(client.model.state.media.count == 30)
        #expect(client.endings == 0)
    }

    @Test(arguments: [401, 403]) func `a refusal in the middle ends the session`(_ status: Int) async throws {
        let server = try Self.server(Feed(count: 60)) { request, answer in
            if request.header("Authorization") != "Bearer good" || request.number("offset") == 25 {
                answer.status = status
            }
        }
        defer { server.stop() }
        let client = try Client(server.address)
        try await client.load()
        #expect(client.model.state.media.count == 25)
        #expect(client.endings == 0)
        try await client.load()
        #expect(client.endings == 1)
        let stranger = try Client(server.address, token: nil)
        try await stranger.load()
        #expect(stranger.endings == 1)
        #expect(stranger.model.state == .failed(.unauthorized))
    }

    @Test func `calls that are cancelled deliver nothing`() async throws {
        let server = try Self.server(Feed(count: 60)) { _, answer in answer.delay = 0.1 }
        defer { server.stop() }
        let client = try Client(server.address)
        var delivered = 0
        for offset in 0..<10 {
            let task = client.source.requestTrending(from: offset, limit: 5) { _ in delivered += 1 }
            if offset % 2 == 0 { try await Task.sleep(for: .milliseconds(5 * offset)) }
            task.cancel()
        }
        let last = client.source.requestTrending(from: 0, limit: 5) { _ in delivered += 1 }
        try await until { delivered > 0 }
        _ = last
        #expect(delivered == 1)
    }

    @Test func `without a server the list fails, and comes once there is one`() async throws {
        let first = try Self.server(Feed(count: 3))
        let port = first.port
        first.stop()
        let client = try Client("http://127.0.0.1:\(port)")
        try await client.load()
        #expect(client.model.state == .failed(.unreachable))
        let server = try LocalServer(port: port) { LocalServer.Answer(body: Feed(count: 3).answer(to: $0.url)) }
        defer { server.stop() }
        client.model.retry()
        try await until { client.model.state.media.count == 3 }
    }
}
