import AppRigs
import Foundation
import PhotoData
import PhotoFixtures
import Testing

/// In any order of events, pages hold their own data, each page has at most one pending request, and without a retry no
/// request follows another within five minutes.
@MainActor @Suite struct ScheduleTests {
    @Test func `five hundred schedules end with all pages that are looked at`() throws {
        for seed in 0..<500 {
            var schedule = Schedule(seed: seed)
            try schedule.run(seed: seed, steps: 40)
        }
    }
}

/// A random schedule of events.
@MainActor private struct Schedule: RandomSchedule {
    @MainActor private final class Clock { var time = 0.0 }

    private let loader = HeldLoader()
    private let clock = Clock()
    private let cache: PageCache
    private var random: SplitMix
    /// The answers about six pages, and about others that were not requested.
    private static let answers = (1...26).map { Feed(pages: 6, photosByPage: 3).json(page: $0) }
    private var looks: [Int: PageSubject.Subscription] = [:]
    private let seen = Seen()
    /// The request times of each page.
    private var asked: [Int: [Double]] = [:]
    private var retries: [Double] = []
    private(set) var faults: [String] = []

    private final class Seen { var wrong: [String] = [] }

    init(seed: Int) {
        random = SplitMix(seed: seed)
        let clock = clock
        cache = PageCache(PhotoService(base: URL(filePath: "/v1"), key: "k"), loader: loader) { clock.time }
    }

    mutating func step() {
        let index = Int(random.next() % 6)
        switch random.next() % 10 {
        case 0, 1, 2: look(at: index)
        case 3: looks[index] = nil
        case 4, 5: answerOne(Self.answer)
        case 6: answerOne { _ in .failure(.status(503)) }
        case 7: answerOne { _ in .success(Self.answers[index + 20]) }
        case 8: clock.time += Double(random.next() % 400)
        default:
            retries.append(clock.time)
            cache.retry()
        }
        note()
    }

    private mutating func look(at index: Int) {
        let seen = seen
        looks[index] = cache.subject(at: index).subscribe { page in
            if page.currentPage != index + 1 { seen.wrong.append("page \(page.currentPage) at \(index)") }
        }
    }

    private static func answer(_ url: URL) -> Result<Data, LoadFailure> {
        .success(answers[(Feed.page(of: url) ?? 1) - 1])
    }

    private mutating func answerOne(_ answer: (URL) -> Result<Data, LoadFailure>) {
        guard let held = loader.waiting.randomElement(using: &random) else { return }
        loader.answer(held, answer(held.url))
    }

    /// Records new requests and their times.
    private mutating func note() {
        let known = asked.values.reduce(0) { $0 + $1.count }
        for url in loader.requested.dropFirst(known) {
            asked[(Feed.page(of: url) ?? 0) - 1, default: []].append(clock.time)
        }
    }

    mutating func check() {
        faults += seen.wrong
        if Set(loader.waiting.map(\.url)).count != loader.waiting.count {
            faults.append("two requests of a page at once")
        }
        for (index, times) in asked {
            for (before, after) in zip(times, times.dropFirst())
            where after - before < PageCache.lifetime && !retries.contains(where: { $0 >= before && $0 <= after }) {
                faults.append("page \(index) asked for at \(before) and \(after)")
            }
        }
    }

    mutating func end() {
        loader.answerAll(Self.answer)
        clock.time += 1_000
        for index in 0..<6 { look(at: index) }
        note()
        loader.answerAll(Self.answer)
        check()
        for index in 0..<6 where cache.subject(at: index).page.photos.count != 3 {
            faults.append("page \(index) is missing")
        }
        let count = loader.requested.count
        cache.retry()
        if loader.requested.count != count { faults.append("a retry without a failure") }
    }
}
