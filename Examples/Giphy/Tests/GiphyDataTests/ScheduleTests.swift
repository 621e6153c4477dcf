import AppRigs
import Foundation
import GiphyData
import GiphyFixtures
import Testing

/// In any order of events, the list equals the service's from its beginning, each part is requested once and once more
/// for each failure, and cancelled requests deliver nothing.
@MainActor @Suite struct ScheduleTests {
    @Test func `five hundred schedules end with the whole list`() throws {
        for seed in 0..<500 {
            var schedule = try Schedule(seed: seed)
            try schedule.run(seed: seed, steps: 30)
        }
    }
}

/// A random schedule of events.
@MainActor private struct Schedule: RandomSchedule {
    private let held = HeldDataSource()
    private let source: ObjectSource
    private let model: MediaModel
    private let log = Log()
    private var random: SplitMix
    private var feed: Feed
    /// Answers that caused another request of the same part: failures and cancelled calls.
    private var mishaps: [URL: Int] = [:]
    private(set) var faults: [String] = []

    private final class Log {
        var states: [MediaState] = []
        var endings = 0
    }

    init(seed: Int) throws {
        random = SplitMix(seed: seed)
        feed = Feed(count: Int(random.next() % 60))
        source = ObjectSource(
            service: try #require(URL(string: "https://gifs.example/v1")), source: held,
            tokens: MemoryTokenStore("good"))
        model = MediaModel(source: source, limit: 10)
        let log = log
        model.stateDidChange = { log.states.append($0) }
        source.sessionDidEnd = { log.endings += 1 }
    }

    mutating func step() {
        switch random.next() % 10 {
        case 0, 1, 2: model.loadMore()
        case 3: model.retry()
        case 4, 5, 6: answerOne()
        case 7: failOne()
        case 8: giveUp()
        default: refuseOne()
        }
    }

    private mutating func answerOne() {
        guard let request = held.waiting.randomElement(using: &random) else { return }
        held.answer(request, .success(feed.answer(to: request.url)))
    }

    private mutating func failOne() {
        let failures: [Result<Data, ServiceFailure>] = [
            .failure(.unreachable), .failure(.status(503)), .success(Data("[]".utf8)), .success(Data()),
        ]
        fail(failures[Int(random.next() % 4)])
    }

    private mutating func fail(_ result: Result<Data, ServiceFailure>) {
        guard let request = held.waiting.randomElement(using: &random) else { return }
        if !request.isCancelled { mishaps[request.url, default: 0] += 1 }
        held.answer(request, result)
    }

    private mutating func giveUp() {
        if let request = held.waiting.first(where: { !$0.isCancelled }) { mishaps[request.url, default: 0] += 1 }
        model.cancel()
    }

    private mutating func refuseOne() {
        let (live, endings) = (held.waiting.count { !$0.isCancelled }, log.endings)
        fail(.failure(.unauthorized))
        if log.endings > endings, live == 0 { faults.append("a call that was given up ended the session") }
    }

    mutating func check() {
        let media = model.state.media.map(\.id)
        if media != (0..<media.count).map({ "media\($0)" }) { faults.append("the list is \(media)") }
        if media.count > feed.count { faults.append("\(media.count) of \(feed.count)") }
        if held.waiting.count(where: { !$0.isCancelled }) > 1 { faults.append("two parts on their way at once") }
        if log.states.last.map({ $0 != model.state }) ?? false { faults.append("a state was not told") }
        if model.state == .empty, feed.count > 0 { faults.append("empty, but there are \(feed.count)") }
        if zip(log.states, log.states.dropFirst()).contains(where: { $0 == $1 }) { faults.append("told twice") }
        for (url, requests) in Dictionary(grouping: held.requested, by: \.self)
        where feed.count > 0 && requests.count > 1 + mishaps[url, default: 0] {
            faults.append("\(requests.count) requests of \(url.query ?? "") after \(mishaps[url, default: 0]) mishaps")
        }
    }

    /// Answers all requests until there are none.
    mutating func end() {
        while let request = held.waiting.first { held.answer(request, .success(feed.answer(to: request.url))) }
        for _ in 0..<8 {
            model.loadMore()
            while let request = held.waiting.first { held.answer(request, .success(feed.answer(to: request.url))) }
        }
        check()
        if model.state.media.count != feed.count {
            faults.append("ends with \(model.state.media.count) of \(feed.count)")
        }
        if feed.count == 0, model.state != .empty { faults.append("nothing there, but \(model.state)") }
        let count = held.requested.count
        model.loadMore()
        if held.requested.count != count { faults.append("a request behind the end") }
    }
}
