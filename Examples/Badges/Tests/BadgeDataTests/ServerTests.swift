import AppRigs
import BadgeData
import BadgeFixtures
import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The services with URL sessions and a server.
@MainActor @Suite(.serialized) struct ServerTests {
    @MainActor private final class Client {
        let repository: ServiceRepository<Word>
        let list: BadgeRowsService<Word>
        private(set) var changes: [RowChange] = []

        init(_ address: String, cache: URLCache? = nil, longest: Int = 1 << 20) throws {
            let configuration = URLSessionConfiguration.default
            configuration.urlCache = cache
            configuration.timeoutIntervalForRequest = 5
            let loader = HTTPLoader(session: URLSession(configuration: configuration), longest: longest)
            repository = ServiceRepository(loader: loader, pictureLimit: 1 << 20, cost: { $0.text.utf8.count }) {
                let text = String(decoding: $0, as: UTF8.self)
                return text.hasPrefix("picture") ? Word(text) : nil
            }
            let url = try #require(URL(string: address + "/badges.json"))
            list = BadgeRowsService(url, repository: repository) { $0.picture.url }
        }

        func open() { list.subscribe { [weak self] _, change in self?.changes.append(change) } }

        func show(_ rows: Range<Int>) {
            for row in rows { list.rowWillAppear(row) { action in Task { @MainActor in action() } } }
        }

        var complete: Int { list.rows?.rows.count(where: \.isComplete) ?? 0 }
    }

    private nonisolated static func picture(_ url: URL, delay: Double = 0) -> LocalServer.Answer {
        LocalServer.Answer(body: Data("picture \(url.lastPathComponent)".utf8), delay: delay)
    }

    /// Starts a server of badges whose pictures come from a closure.
    private nonisolated func server(
        port: UInt16 = 0, _ picture: @escaping @Sendable (URL) -> LocalServer.Answer
    ) throws -> LocalServer {
        try LocalServer(port: port) { request in
            let url = request.url
            guard url.path == "/badges.json" else { return picture(url) }
            return LocalServer.Answer(body: Answer.json(host: "http://127.0.0.1:\(url.port ?? 0)"))
        }
    }

    @Test func `the whole list shown once is asked for by 45 requests, also when answers are late`() async throws {
        let server = try server { Self.picture($0, delay: 0.01 * Double($0.path.utf8.count % 5)) }
        defer { server.stop() }
        let client = try Client(server.address)
        client.open()
        try await until { client.list.rows != nil }
        client.show(0..<152)
        try await until { client.complete == 152 }
        #expect(server.requests.count == 45)
        #expect(Set(server.requests).count == 45)
        for row in client.list.rows?.rows ?? [] {
            #expect(row.picture?.text == "picture \(row.badge.picture.url.lastPathComponent)")
        }
    }

    enum Fault: CaseIterable {
        case status500, status404, cut, html, empty, huge
    }

    @Test(arguments: Fault.allCases) func `a wrong answer leaves rows partial until a retry`(_ fault: Fault)
        async throws
    {
        let count = Mutex(0)
        let server = try server { url in
            if count.withLock({
                $0 += 1
                return $0 > 1
            }) {
                return Self.picture(url)
            }
            switch fault {
            case .status500: return LocalServer.Answer(status: 500, body: Data("picture of an error".utf8))
            case .status404: return LocalServer.Answer(status: 404, body: Data("picture of nothing".utf8))
            case .cut: return LocalServer.Answer(body: Data("picture that is cut off".utf8), isCut: true)
            case .html: return LocalServer.Answer(body: Data("<html>Welcome to our network</html>".utf8))
            case .empty: return LocalServer.Answer()
            case .huge: return LocalServer.Answer(body: Data("picture".utf8) + Data(count: 3 << 20))
            }
        }
        defer { server.stop() }
        let client = try Client(server.address)
        client.open()
        try await until { client.list.rows != nil }
        client.show(2..<4)
        try await until { server.requests.count == 2 }
        try await Task.sleep(for: .milliseconds(150))
        #expect(client.complete == 0)
        client.repository.retry()
        client.repository.retry()
        try await until { client.complete == 2 }
        #expect(server.requests.count == 3)
    }

    @Test func `launched without a server, all fills once there is one`() async throws {
        let first = try server { Self.picture($0) }
        let port = first.port
        first.stop()
        let client = try Client("http://127.0.0.1:\(port)")
        client.open()
        try await Task.sleep(for: .milliseconds(100))
        #expect(client.list.rows == nil)
        let server = try server(port: port) { Self.picture($0) }
        defer { server.stop() }
        client.repository.retry()
        try await until { client.list.rows != nil }
        client.show(0..<7)
        try await until { client.complete == 7 }
        #expect(server.requests.count == 7, "the list, and seven rows with six pictures")
    }

    @Test(arguments: [("public, max-age=31536000", 2), ("no-store", 3)])
    func `what servers allow to be kept is not asked for again`(_ control: String, _ requests: Int) async throws {
        let server = try server { url in
            var answer = Self.picture(url)
            answer.headers = ["Cache-Control": control, "Content-Type": "image/png"]
            return answer
        }
        defer { server.stop() }
        let client = try Client(
            server.address, cache: URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil))
        client.open()
        try await until { client.list.rows != nil }
        client.show(0..<1)
        try await until { client.complete == 1 }
        // A session caches an answer after it has delivered it.
        try await Task.sleep(for: .milliseconds(200))
        client.list.rowDidDisappear(0)
        client.list.freeMemory()
        client.repository.freeMemory()
        #expect(client.complete == 0)
        client.show(0..<1)
        try await until { client.complete == 1 }
        #if canImport(FoundationNetworking)
            // Sessions on Linux do not cache everything that they may.
            #expect(server.requests.count >= requests && server.requests.count <= 3)
        #else
            #expect(server.requests.count == requests)
        #endif
    }
}
