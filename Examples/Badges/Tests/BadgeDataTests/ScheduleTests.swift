import AppRigs
import BadgeData
import BadgeFixtures
import Foundation
import Testing

/// In any order of events, rows never have a wrong picture, nothing is requested twice without a reason, and everything
/// is complete once the network is back.
@MainActor @Suite struct ScheduleTests {
    @Test func `a thousand schedules end well`() throws {
        for seed in 0..<1_000 {
            var schedule = Schedule(seed: seed)
            try schedule.run(seed: seed, steps: 40, checkingEach: 8)
        }
    }
}

/// A random schedule of events.
@MainActor private struct Schedule: RandomSchedule {
    private let rig: Rig
    /// Whether memory never runs low.
    private let isRoomy: Bool
    private var failures: [URL: Int] = [:]
    private var random: SplitMix
    private var first = 0
    private var height = 7
    private var shown = 0..<0
    private var isOnline: Bool
    private var detail: BadgeService<Word>?
    private(set) var faults: [String] = []
    private let json: Data
    private static let patches = 60
    private static let whole = Answer.json(patches: patches, others: 3)

    init(seed: Int) {
        random = SplitMix(seed: seed)
        isRoomy = seed % 2 == 0
        rig = isRoomy ? Rig() : Rig(limit: 400, mostComplete: 12)
        json = Self.whole
        isOnline = random.next() % 4 > 0
        rig.open()
    }

    mutating func step() {
        switch random.next() % 12 {
        case 0, 1: scroll(to: Int.random(in: 0...(Self.patches - height), using: &random))
        case 2: scroll(to: max(0, first - 1))
        case 3, 4, 5, 6: answerOne()
        case 7: failOne()
        case 8: freeMemory()
        case 9: turnDevice()
        case 10: changeNetwork()
        default: openOrCloseDetail()
        }
    }

    private mutating func scroll(to row: Int) {
        first = min(row, max(0, Self.patches - height))
        showRows()
    }

    private mutating func showRows() {
        guard let count = rig.list.rows?.count else { return }
        let now = first..<min(count, first + height)
        rig.hide(shown.filter { !now.contains($0) })
        rig.show(now.filter { !shown.contains($0) })
        shown = now
    }

    /// Rotates the device; fewer rows are visible in landscape.
    private mutating func turnDevice() {
        height = height == 7 ? 4 : 7
        scroll(to: first)
    }

    private mutating func answerOne() {
        guard let held = rig.loader.waiting.randomElement(using: &random) else { return }
        answer(held)
    }

    private mutating func answer(_ held: HeldLoader.Held) {
        guard isOnline else {
            failures[held.url, default: 0] += 1
            return rig.loader.answer(held, .failure(.unreachable))
        }
        let isList = held.url == Rig.url
        rig.loader.answer(held, .success(isList ? json : Rig.picture(held.url)))
        if isList { showRows() }
    }

    private mutating func failOne() {
        guard let held = rig.loader.waiting.randomElement(using: &random) else { return }
        failures[held.url, default: 0] += 1
        rig.loader.answer(held, Answer.faults[Int(random.next() % 4)])
    }

    private func freeMemory() {
        guard !isRoomy else { return }
        rig.list.freeMemory()
        rig.repository.freeMemory()
    }

    private mutating func changeNetwork() {
        isOnline.toggle()
        if isOnline { rig.repository.retry() }
    }

    private mutating func openOrCloseDetail() {
        if let detail {
            detail.unsubscribe()
            self.detail = nil
            return
        }
        guard let badge = shown.randomElement(using: &random).flatMap({ rig.list.rows?[$0]?.badge }) else { return }
        detail = BadgeService(badge, picture: rig.repository.picture(at: badge.picture.url))
        subscribe(badge)
    }

    private mutating func subscribe(_ badge: Badge) {
        let seen = Seen()
        detailSeen = seen
        detail?.subscribe { seen.words.append($1?.text ?? "?") }
    }

    private final class Seen { var words: [String] = [] }
    private var detailSeen = Seen()

    // MARK: What must hold

    mutating func check() {
        for row in rig.list.rows?.rows ?? [] {
            guard let picture = row.picture else { continue }
            if picture.text != "picture \(row.badge.picture.url.lastPathComponent)" {
                faults.append("\(row.badge.name) has \(picture.text)")
            }
        }
        let waiting = rig.loader.waiting.filter { !$0.isCancelled }.map(\.url)
        if Set(waiting).count != waiting.count { faults.append("two requests of one address at once") }
        if isRoomy { checkRequests() } else { checkMemory() }
    }

    /// Checks that an address is requested once, and once more for each failure.
    private mutating func checkRequests() {
        for (url, requests) in Dictionary(grouping: rig.loader.requested, by: \.self)
        where requests.count > 1 + failures[url, default: 0] {
            faults.append("\(requests.count) requests of \(url) after \(failures[url, default: 0]) failures")
        }
    }

    private mutating func checkMemory() {
        if rig.repository.heldCost > 400 { faults.append("\(rig.repository.heldCost) held") }
        guard let rows = rig.list.rows else { return }
        let free = rows.rows.indices.count { rows.rows[$0].isComplete && !shown.contains($0) }
        if free > 12 { faults.append("\(free) complete rows out of sight") }
    }

    /// Restores the network and answers all requests: visible rows are complete, and nothing more is requested.
    mutating func end() {
        isOnline = true
        rig.repository.retry()
        while let held = rig.loader.waiting.first { answer(held) }
        check()
        for row in shown where rig.list.rows?[row]?.isComplete != true { faults.append("row \(row) is partial") }
        if shown.isEmpty { faults.append("no rows") }
        if let badge = detail?.badge, detailSeen.words.last != "picture \(badge.picture.url.lastPathComponent)" {
            faults.append("the detail shows \(detailSeen.words)")
        }
        let count = rig.loader.requested.count
        rig.repository.retry()
        if rig.loader.requested.count != count { faults.append("a retry without a failure") }
    }
}
