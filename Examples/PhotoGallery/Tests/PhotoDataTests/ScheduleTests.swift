import AppRigs
import Foundation
import PhotoData
import PhotoFixtures
import Testing

/// In any order of events, each photo occurs once and in its place, pictures belong to their photos, at most one page
/// request is pending, and nothing is requested that nobody wants.
@MainActor @Suite struct ScheduleTests {
    @Test func `five hundred schedules end well`() throws {
        for seed in 0..<500 {
            var schedule = Schedule(seed: seed)
            try schedule.run(seed: seed, steps: 40, checkingEach: 4)
        }
    }
}

/// A random schedule of events.
@MainActor private struct Schedule: RandomSchedule {
    private static let count = 105
    private let rig: ModelRig
    private let limit: Int
    private var random: SplitMix
    private var shown = 0..<0
    private var failures: [URL: Int] = [:]
    private var isLockedOut = false
    private(set) var faults: [String] = []

    init(seed: Int) {
        random = SplitMix(seed: seed)
        limit = seed % 3 == 0 ? 400 : 1 << 20
        rig = ModelRig(Self.count, knowsTotal: seed % 2 == 0, limit: limit)
        rig.open()
        show(0..<10)
    }

    mutating func step() {
        switch random.next() % 12 {
        case 0, 1, 2: scroll(to: Int.random(in: 0..<rig.model.photos.count, using: &random))
        case 3: scroll(to: max(0, shown.lowerBound - 2))
        case 4, 5: rig.store.answerPage(of: rig.records)
        case 6, 7: answerPicture(fails: false)
        case 8: answerPicture(fails: true)
        case 9: failPage()
        case 10: rig.alarms.advance(by: TimeInterval.random(in: 1...40, using: &random))
        default: if random.next() % 2 == 0 { rig.model.freeMemory() } else { rig.model.retry() }
        }
    }

    private mutating func scroll(to item: Int) {
        show(item..<min(rig.model.photos.count, item + 10))
    }

    /// Shows items as lists do: new ones appear before the old ones disappear.
    private mutating func show(_ items: Range<Int>) {
        for item in items where !shown.contains(item) {
            rig.model.itemWasAsked(item)
            rig.model.itemWillAppear(item)
        }
        for item in shown where !items.contains(item) { rig.model.itemDidDisappear(item) }
        shown = items
        rig.bucket.forgetCancelled()
    }

    private mutating func answerPicture(fails: Bool) {
        guard let request = rig.bucket.waiting.randomElement(using: &random) else { return }
        if fails { failures[request.question, default: 0] += 1 }
        let wrong = random.next() % 2 == 0
        let failure: Result<Data, RemoteFailure> = wrong ? .success(Data("<html>".utf8)) : .failure(.unreachable)
        rig.bucket.answer(request, fails ? failure : .success(Word.file(request.question)))
    }

    private mutating func failPage() {
        guard let page = rig.store.waitingPage else { return }
        switch random.next() % 8 {
        case 0:
            isLockedOut = true
            page.answer(.failure(.unauthorized))
        case 1, 2, 3: page.answer(.failure(.status(503)))
        default: page.answer(.failure(.unreachable))
        }
    }

    // MARK: What must hold

    mutating func check() {
        checkPhotos()
        checkPages()
        checkPictures()
    }

    private mutating func checkPhotos() {
        let ids = rig.model.photos.map(\.id)
        if ids != (0..<ids.count).map(PhotoRecords.id) { faults.append("photos \(ids)") }
        var end = 0
        for case .appended(let items) in rig.changes {
            if items.lowerBound != end { faults.append("\(items) was appended to \(end) photos") }
            end = items.upperBound
        }
        if end != ids.count { faults.append("\(ids.count) photos, and the list was told of \(end)") }
    }

    private mutating func checkPages() {
        let waiting = rig.store.pages.count { $0.isWaiting }
        if waiting != (rig.model.isFetching ? 1 : 0) { faults.append("\(waiting) pages at once") }
        let told = rig.changes.reduce(false) { if case .fetching(let is_) = $1 { is_ } else { $0 } }
        if told != rig.model.isFetching { faults.append("the list was told that fetching is \(told)") }
        if rig.store.pages.contains(where: { $0.question.skip % 20 != 0 || $0.question.limit != 20 }) {
            faults.append("a page that is none")
        }
        if isLockedOut, rig.model.isFetching { faults.append("asking after 401") }
    }

    private mutating func checkPictures() {
        let wanted = Set(shown.map { rig.model.photos[$0].thumbnail })
        let waiting = rig.bucket.waiting.filter { !$0.isCancelled }.map(\.question)
        if Set(waiting).count != waiting.count { faults.append("two requests of one address at once") }
        if !Set(waiting).isSubset(of: wanted) { faults.append("requests of what is not seen") }
        if rig.model.pictures.wantedCount != wanted.count { faults.append("\(rig.model.pictures.wantedCount) wants") }
        if rig.model.pictures.heldCost > limit { faults.append("\(rig.model.pictures.heldCost) held") }
        for item in shown {
            guard let word = rig.model.thumbnail(of: item)?.text else { continue }
            if word != "picture \(item).png" { faults.append("photo \(item) has \(word)") }
        }
    }

    /// Answers all requests: visible photos have their pictures, scrolling loads all photos, and then nothing more is
    /// requested.
    mutating func end() {
        rig.store.answerPage(of: rig.records)
        if !isLockedOut {
            for _ in 0..<10 where rig.model.photos.count < Self.count {
                scroll(to: 0)
                scroll(to: rig.model.photos.count - 1)
                rig.store.answerPage(of: rig.records)
            }
            if rig.model.photos.count != Self.count { faults.append("\(rig.model.photos.count) photos at the end") }
        }
        rig.model.retry()
        rig.answerPictures()
        check()
        if limit > 1_000 {
            for item in shown where rig.model.thumbnail(of: item) == nil { faults.append("photo \(item) is empty") }
        }
        let (pages, pictures) = (rig.store.pages.count, rig.bucket.requested.count)
        for item in 0..<rig.model.photos.count { rig.model.itemWasAsked(item) }
        if limit > 1_000 { rig.model.retry() }
        if !isLockedOut || rig.model.isFetching, rig.store.pages.count != pages {
            faults.append("a page without a reason")
        }
        if rig.bucket.requested.count != pictures { faults.append("a picture without a reason") }
        show(0..<0)
        if rig.model.pictures.wantedCount != 0 || rig.model.pictures.requestCount != 0 {
            faults.append("wants are left")
        }
    }
}
