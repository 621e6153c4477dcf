import AppRigs
import Foundation
import PhotoData
import PhotoFixtures
import Synchronization
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The pages with URL sessions and a server.
@MainActor @Suite(.serialized) struct ServerTests {
    private func loader() -> HTTPLoader {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        return HTTPLoader(session: URLSession(configuration: configuration))
    }

    private func cache(_ server: LocalServer) throws -> PageCache {
        let base = try #require(URL(string: server.address + "/v1"))
        return PageCache(PhotoService(base: base, key: "k"), loader: loader()) { 0 }
    }

    private nonisolated static func server(
        _ feed: Feed, _ change: @escaping @Sendable (Int, inout LocalServer.Answer) -> Void = { _, _ in }
    ) throws -> LocalServer {
        try LocalServer { request in
            var answer = LocalServer.Answer(body: feed.answer(to: request.url))
            change(Feed.page(of: request.url) ?? 0, &answer)
            return answer
        }
    }

    @Test func `all pages come to the end, also slow ones and out of order`() async throws {
        let server = try Self.server(Feed(pages: 8)) { page, answer in answer.delay = Double(8 - page) * 0.02 }
        defer { server.stop() }
        let cache = try cache(server)
        let subjects = (0..<8).map { cache.subject(at: $0) }
        try await until { subjects.allSatisfy { !$0.page.photos.isEmpty } }
        for (index, subject) in subjects.enumerated() {
            #expect(subject.page.title == "Popular Images - Page \(index + 1)/8")
        }
        #expect(server.requests.count == 8)
    }

    @Test(arguments: [201, 204, 300, 401, 404, 500]) func `only a status of success counts`(_ status: Int) async throws
    {
        let server = try Self.server(Feed(pages: 3)) { page, answer in if page == 2 { answer.status = status } }
        defer { server.stop() }
        let cache = try cache(server)
        let subjects = (0..<3).map { cache.subject(at: $0) }
        try await until { subjects[0].page.totalPages == 3 && subjects[2].page.totalPages == 3 }
        // An answer with status 204 has no body, whatever the server sends.
        if status == 201 {
            try await until { subjects[1].page.totalPages == 3 }
        } else {
            try await until { cache.failure(at: 1) != nil }
            #expect(subjects[1].page.photos.isEmpty)
        }
    }

    @Test func `a page that is cut off fails, and comes with a retry`() async throws {
        let hasFailed = Mutex(false)
        let server = try Self.server(Feed(pages: 2)) { page, answer in
            guard page == 2 else { return }
            answer.isCut = !hasFailed.withLock { seen in
                defer { seen = true }
                return seen
            }
        }
        defer { server.stop() }
        let cache = try cache(server)
        let subject = cache.subject(at: 1)
        let subscription = subject.subscribe { _ in }
        try await until { cache.failure(at: 1) != nil }
        cache.retry()
        try await until { subject.page.totalPages == 2 }
        #expect(server.requests.count == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test func `requests that are cancelled deliver nothing`() async throws {
        let server = try Self.server(Feed(pages: 2)) { _, answer in answer.delay = 0.1 }
        defer { server.stop() }
        let loader = loader()
        let url = try #require(URL(string: server.address + "/v1/photos?page=1"))
        let count = Counter()
        for number in 0..<6 {
            let request = loader.load(url) { _ in count.value += 1 }
            if number % 2 == 0 { try await Task.sleep(for: .milliseconds(number * 20)) }
            request.cancel()
        }
        _ = loader.load(url) { _ in count.value += 100 }
        try await until { count.value >= 100 }
        #expect(count.value == 100)
    }

    @MainActor private final class Counter { var value = 0 }
}
