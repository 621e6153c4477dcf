import Foundation
import GiphyData
import GiphyFixtures
import Testing

/// The typed calls of the service.
@MainActor @Suite struct ObjectSourceTests {
    private let held = HeldDataSource()
    private let tokens = MemoryTokenStore("good")
    private let source: ObjectSource
    private static let service = URL(filePath: "/v1")

    init() throws {
        source = ObjectSource(
            service: try #require(URL(string: "https://gifs.example/v1")), source: held, tokens: tokens)
    }

    private static func page(_ json: String) -> Result<Data, ServiceFailure> { .success(Data(json.utf8)) }

    @Test func `a part of the list becomes media with one rendition each`() throws {
        var pages: [MediaPage] = []
        source.requestTrending(from: 25, limit: 3) { pages += [try? $0.get()].compactMap(\.self) }
        let request = try #require(held.waiting.first)
        #expect(request.url.absoluteString == "https://gifs.example/v1/trending?offset=25&limit=3")
        #expect(request.token == "good")
        held.answer(request, .success(Feed(count: 40).page(from: 25, limit: 3)))
        let page = try #require(pages.first)
        #expect(page.media.map(\.id) == ["media25", "media26", "media27"])
        #expect(
            page.media.first?.picture
                == SpatialObject(
                    width: 200, height: 200, url: try #require(URL(string: "https://gifs.example/media/25.gif"))))
        #expect(page.next == 28)
    }

    @Test(arguments: [
        "", "<html>", "[]", "{}", #"{"data":[]}"#, #"{"data":[],"pagination":{}}"#,
        #"{"data":[{"id":"a","title":"b"}],"pagination":{"offset":0,"total_count":1}}"#,
        #"{"data":[{"id":"a","title":"b","images":{"fixed_width":{"width":"x","height":"1","url":"https://a.example"}}}],"pagination":{"offset":0,"total_count":1}}"#,
    ]) func `an answer that is something else is a failure`(_ json: String) throws {
        var results: [Result<MediaPage, ServiceFailure>] = []
        source.requestTrending(from: 0, limit: 1) { results.append($0) }
        held.answer(try #require(held.waiting.first), Self.page(json))
        #expect(results == [.failure(.unreadable)])
    }

    @Test func `sides come as texts or as numbers`() throws {
        var pages: [MediaPage] = []
        source.requestTrending(from: 0, limit: 1) { pages += [try? $0.get()].compactMap(\.self) }
        held.answer(
            try #require(held.waiting.first),
            Self.page(
                #"{"data":[{"id":"a","title":"b","images":{"fixed_width":{"width":200,"height":"113","url":"https://a.example"}}}],"pagination":{"offset":0,"total_count":1}}"#
            ))
        #expect(pages.first?.media.first?.picture.width == 200)
        #expect(pages.first?.media.first?.picture.height == 113)
        #expect(pages.first?.next == nil)
    }

    @Test func `a cancelled call tells nothing, whatever answer was on its way`() throws {
        var count = 0
        var endings = 0
        source.sessionDidEnd = { endings += 1 }
        for answer in [Self.page("{}"), .failure(.unreachable), .failure(.unauthorized)] {
            let task = source.requestTrending(from: 0, limit: 1) { _ in count += 1 }
            let request = try #require(held.waiting.first)
            task.cancel()
            #expect(request.isCancelled)
            held.answer(request, answer)
        }
        #expect(count == 0)
        #expect(endings == 0)
    }

    @Test func `an answer that comes on another queue is told on the main thread`() async throws {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        let isMain = await withCheckedContinuation { continuation in
            source.requestPicture(at: Self.service) { result in
                let isMain = DispatchQueue.getSpecific(key: key) == true
                continuation.resume(returning: isMain && (try? result.get()) == Data([7]))
            }
            let (held, request) = (held, held.waiting[0])
            DispatchQueue.global().async { held.answer(request, .success(Data([7]))) }
        }
        #expect(isMain)
    }

    @Test func `a call that is cancelled while its answer is on the way to the main thread tells nothing`()
        async throws
    {
        var count = 0
        let task = source.requestPicture(at: Self.service) { _ in count += 1 }
        let (held, request) = (held, held.waiting[0])
        // The main thread waits here until another thread has delivered the answer.
        let answered = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            held.answer(request, .success(Data()))
            answered.signal()
        }
        Self.wait(for: answered)
        task.cancel()
        for _ in 0..<5 { await Task.yield() }
        try await Task.sleep(for: .milliseconds(20))
        #expect(count == 0)
    }

    private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

    @Test func `a refused token ends the session before the caller hears of it`() throws {
        var events: [String] = []
        source.sessionDidEnd = { events.append("end") }
        source.requestPicture(at: Self.service) { _ in events.append("answer") }
        held.answer(try #require(held.waiting.first), .failure(.unauthorized))
        #expect(events == ["end", "answer"])
    }

    @Test func `a refusal of the call for a token ends nothing`() throws {
        var results: [Result<Token, ServiceFailure>] = []
        source.sessionDidEnd = { Issue.record("there is no session") }
        source.requestToken { results.append($0) }
        source.requestToken { results.append($0) }
        held.answer(held.waiting[0], .failure(.unauthorized))
        held.answer(held.waiting[0], .success(Feed.token("")))
        #expect(results == [.failure(.unauthorized), .failure(.unreadable)])
    }
}
