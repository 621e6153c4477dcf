import AppRigs
import Foundation
import PhotoData
import PhotoFixtures
import Synchronization
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The model with URL sessions and a server.
@MainActor @Suite(.serialized) struct ServerTests {
    @MainActor private final class Client {
        let reporter = IncidentReporter(notifications: NotificationCenter())
        let alarms = HeldAlarms()
        let model: PhotoModel<Word>
        private(set) var outcome: Result<Void, LaunchFailure>?
        private(set) var appended: [Range<Int>] = []

        init(_ address: String, knowsTotal: Bool = true) {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.timeoutIntervalForRequest = 5
            let session = URLSession(configuration: configuration)
            let keys = StoreKeys(server: URL(string: address), application: "app", client: "client")
            model = PhotoModel(
                store: HTTPStore(keys: keys, session: session, notifications: NotificationCenter()),
                bucket: HTTPBucket(session: session, longest: 1_000, notifications: NotificationCenter()),
                alarms: alarms, reporter: reporter, knowsTotal: knowsTotal, pictureLimit: 1 << 20,
                cost: { $0.text.utf8.count }, read: Word.init)
            model.observer = { [weak self] change in
                if case .appended(let items) = change { self?.appended.append(items) }
            }
        }

        func open(waiting seconds: TimeInterval? = nil) {
            model.build(waiting: seconds) { [weak self] in self?.outcome = $0 }
        }

        var isOpen: Bool { if case .success = outcome { true } else { false } }
    }

    /// Starts a server of photos; a closure may answer differently, by the number of the page request.
    private nonisolated func server(
        of count: Int, page: @escaping @Sendable (Int) -> LocalServer.Answer? = { _ in nil },
        picture: @escaping @Sendable (URL) -> LocalServer.Answer? = { _ in nil }
    ) throws -> LocalServer {
        let pages = Mutex(0)
        return try LocalServer { request in
            let url = request.url
            guard url.path == "/classes/Photo" else { return picture(url) ?? LocalServer.Answer(body: Word.file(url)) }
            let records = PhotoRecords.all(count, host: "http://127.0.0.1:\(url.port ?? 0)")
            if request.number("count") != nil { return LocalServer.Answer(body: PhotoRecords.json([], count: count)) }
            let number = pages.withLock { pages in
                pages += 1
                return pages
            }
            let part = records.dropFirst(request.number("skip") ?? 0).prefix(request.number("limit") ?? 0)
            return page(number) ?? LocalServer.Answer(body: PhotoRecords.json(Array(part)))
        }
    }

    private func scrollToEnd(_ client: Client, _ count: Int) async throws {
        while client.model.photos.count < count {
            let before = client.model.photos.count
            client.model.itemWasAsked(before - 1)
            try await until { client.model.photos.count > before }
            guard client.model.photos.count > before else { return }
        }
    }

    @Test(arguments: [true, false]) func `pages come up to the end, one request each`(_ knowsTotal: Bool) async throws {
        let server = try server(of: 105)
        defer { server.stop() }
        let client = Client(server.address, knowsTotal: knowsTotal)
        client.open()
        try await until { client.isOpen }
        try await scrollToEnd(client, 105)
        #expect(client.model.photos.map(\.id) == (0..<105).map(PhotoRecords.id))
        #expect(client.appended == [0..<20, 20..<40, 40..<60, 60..<80, 80..<100, 100..<105])
        for item in 0..<105 { client.model.itemWasAsked(item) }
        #expect(!client.model.isFetching)
        #expect(server.requests.count == (knowsTotal ? 7 : 6))
        #expect(server.requests.last == "/classes/Photo?skip=100&limit=20&order=-createdAt")
    }

    @Test func `slow pages come one after the other, however often they are asked for`() async throws {
        let server = try server(of: 45) { request in
            Thread.sleep(forTimeInterval: 0.03 * Double(request))
            return nil
        }
        defer { server.stop() }
        let client = Client(server.address)
        client.open()
        try await until { client.isOpen }
        for _ in 0..<200 where client.model.photos.count < 45 {
            client.model.itemWasAsked(client.model.photos.count - 1)
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(client.model.photos.count == 45)
        #expect(server.requests.count == 4)
    }

    enum Fault: CaseIterable {
        case status500, cut, html, noResults, empty
    }

    @Test(arguments: Fault.allCases) func `a page that fails leaves the photos, and comes when it is asked for again`(
        _ fault: Fault
    ) async throws {
        let server = try server(of: 45) { request in
            guard request == 2 else { return nil }
            return switch fault {
            case .status500: LocalServer.Answer(status: 500, body: PhotoRecords.json([]))
            case .cut: LocalServer.Answer(body: PhotoRecords.json(PhotoRecords.all(20)), isCut: true)
            case .html: LocalServer.Answer(body: Data("<html>Welcome to our network</html>".utf8))
            case .noResults: LocalServer.Answer(body: Data("{\"error\": \"no\"}".utf8))
            case .empty: LocalServer.Answer()
            }
        }
        defer { server.stop() }
        let client = Client(server.address)
        client.open()
        try await until { client.isOpen }
        client.model.itemWasAsked(19)
        try await until { !client.model.isFetching }
        #expect(client.model.photos.count == 20)
        #expect(client.reporter.incidents.map(\.category) == [.remote])
        try await scrollToEnd(client, 45)
        #expect(client.model.photos.map(\.id) == (0..<45).map(PhotoRecords.id))
    }

    @Test func `401 in the middle ends the asking and keeps the photos`() async throws {
        let server = try server(of: 105) { $0 == 3 ? LocalServer.Answer(status: 401) : nil }
        defer { server.stop() }
        let client = Client(server.address)
        client.open()
        try await until { client.isOpen }
        try await scrollToEnd(client, 40)
        client.model.itemWasAsked(39)
        try await until { !client.model.isFetching }
        client.model.itemWasAsked(39)
        #expect(!client.model.isFetching)
        #expect(client.model.photos.count == 40)
        #expect(server.requests.count == 4)
        #expect(client.reporter.incidents == [Incident(.remote, "page from 40 on: unauthorized")])
    }

    @Test func `requests that are given up deliver nothing`() async throws {
        // The server answers once the requests are cancelled.
        let isOpen = Mutex(false)
        let server = try server(
            of: 20,
            picture: { _ in
                for _ in 0..<500 where !isOpen.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) }
                return nil
            })
        defer { server.stop() }
        let client = Client(server.address)
        client.open()
        try await until { client.isOpen }
        for item in 0..<6 { client.model.itemWillAppear(item) }
        try await until { server.requests.count == 8 }
        for item in 0..<6 where item != 3 { client.model.itemDidDisappear(item) }
        isOpen.withLock { $0 = true }
        try await until { client.model.thumbnail(of: 3) != nil }
        try await Task.sleep(for: .milliseconds(150))
        #expect((0..<6).filter { client.model.thumbnail(of: $0) != nil } == [3])
        #expect(client.reporter.incidents.isEmpty)
    }

    /// Blocks the main thread until a condition holds, and for some seconds longer.
    private func blockMainThread(until holds: () -> Bool, andThen seconds: TimeInterval) {
        for _ in 0..<500 where !holds() { Thread.sleep(forTimeInterval: 0.01) }
        Thread.sleep(forTimeInterval: seconds)
    }

    @Test func `a request that is given up when its answer is there delivers nothing either`() async throws {
        let server = try server(of: 20)
        defer { server.stop() }
        let client = Client(server.address)
        client.open()
        try await until { client.isOpen }
        client.model.itemWillAppear(0)
        blockMainThread(until: { server.requests.count == 3 }, andThen: 0.1)
        client.model.itemDidDisappear(0)
        try await Task.sleep(for: .milliseconds(50))
        #expect(client.model.thumbnail(of: 0) == nil)
    }

    @Test func `a launch tolerates pictures that fail, are cut or too long`() async throws {
        let server = try server(
            of: 20,
            picture: { url in
                switch url.lastPathComponent {
                case "1.png": LocalServer.Answer(status: 404)
                case "2.png": LocalServer.Answer(body: Word.file(url), isCut: true)
                case "3.png": LocalServer.Answer(body: Word.file(url) + Data(count: 2_000))
                default: nil
                }
            })
        defer { server.stop() }
        let client = Client(server.address)
        client.open(waiting: 20)
        try await until { client.isOpen }
        #expect((0..<20).filter { client.model.thumbnail(of: $0) == nil } == [1, 2, 3])
        #expect(client.reporter.incidents.map(\.category) == [.pictures, .pictures, .pictures])
    }

    @Test func `without a server there are no photos`() async throws {
        let server = try server(of: 20)
        server.stop()
        let client = Client(server.address)
        client.open()
        try await until { client.outcome != nil }
        #expect(throws: LaunchFailure.noPhotos(.unreachable)) { try client.outcome?.get() }
    }
}
