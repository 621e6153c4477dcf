import Foundation
import GiphyData
import GiphyFixtures
import Testing

/// Loading the list in parts.
@MainActor @Suite struct MediaModelTests {
    private let held = HeldDataSource()
    private let model: MediaModel
    private let states = Seen()

    private final class Seen { var states: [MediaState] = [] }

    init() throws {
        let source = ObjectSource(
            service: try #require(URL(string: "https://gifs.example/v1")), source: held,
            tokens: MemoryTokenStore("good"))
        model = MediaModel(source: source, limit: 10)
        let states = states
        model.stateDidChange = { states.states.append($0) }
    }

    private func answer(_ feed: Feed) throws {
        let request = try #require(held.waiting.first)
        held.answer(request, .success(feed.answer(to: request.url)))
    }

    private func fail(_ failure: ServiceFailure = .unreachable) throws {
        held.answer(try #require(held.waiting.first), .failure(failure))
    }

    @Test func `the list is read to its end, and then nothing more is asked for`() throws {
        for _ in 0..<3 {
            model.loadMore()
            try answer(Feed(count: 25))
        }
        #expect(model.state.media.map(\.id) == (0..<25).map { "media\($0)" })
        model.loadMore()
        #expect(held.requested.count == 3)
        #expect(!model.hasMore)
    }

    @Test func `while a part is on its way it is not asked for again`() {
        model.loadMore()
        model.loadMore()
        #expect(held.requested.count == 1)
    }

    @Test func `an empty list is a state of its own, and can be asked for again`() throws {
        model.loadMore()
        try answer(Feed(count: 0))
        #expect(states.states == [.empty])
        model.loadMore()
        #expect(held.waiting.isEmpty)
        model.retry()
        try answer(Feed(count: 3))
        #expect(model.state.media.count == 3)
    }

    @Test func `what fails at first is an error, what fails later keeps what is there`() throws {
        model.loadMore()
        try fail()
        #expect(model.state == .failed(.unreachable))
        model.retry()
        #expect(model.state == .loading)
        try answer(Feed(count: 25))
        model.loadMore()
        try fail(.status(500))
        #expect(model.state.media.count == 10)
        guard case .loaded(_, .status(500)) = model.state else { return #expect(Bool(false), "\(model.state)") }
        model.loadMore()
        try answer(Feed(count: 25))
        #expect(model.state.media.count == 20)
    }

    @Test func `a medium that moved to the next part is there once`() throws {
        model.loadMore()
        try answer(Feed(count: 30))
        model.loadMore()
        // A new medium moved the others down: the tenth arrives again.
        held.answer(held.waiting[0], .success(Feed(count: 30).page(from: 9, limit: 10)))
        #expect(model.state.media.map(\.id) == (0..<19).map { "media\($0)" })
    }

    @Test func `after it is cancelled nothing comes, and it can be asked for again`() throws {
        model.loadMore()
        let request = try #require(held.waiting.first)
        model.cancel()
        held.answer(request, .success(Feed(count: 5).page(from: 0, limit: 10)))
        #expect(states.states.isEmpty)
        model.loadMore()
        try answer(Feed(count: 5))
        #expect(model.state.media.count == 5)
    }

    @Test func `a model that is let go gives up its call`() throws {
        var model: MediaModel? = MediaModel(
            source: ObjectSource(
                service: try #require(URL(string: "https://gifs.example/v1")), source: held,
                tokens: MemoryTokenStore()))
        model?.loadMore()
        #expect(held.waiting.first?.token == nil)
        model = nil
        #expect(held.waiting.first?.isCancelled == true)
    }
}
