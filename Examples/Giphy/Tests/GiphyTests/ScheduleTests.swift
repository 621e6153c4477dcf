import AppRigs
import Foundation
import GiphyData
import GiphyFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Giphy

/// In any order of events, the screens show the correct state.
///
/// `GIPHY_SCHEDULES` sets the number of schedules; the services run more.
@MainActor @Suite struct ScheduleTests {
    nonisolated private static let count = scheduleCount("GIPHY_SCHEDULES", usually: 25)

    @Test func `schedules never show what is not there and end with the whole list`() throws {
        for seed in 0..<Self.count {
            let rig = AppRig(token: seed % 3 == 0 ? nil : "good", feed: Feed(count: 30 + seed % 25), pictures: .plain)
            let screen = TestScreen(rig.root)
            defer { screen.close() }
            var schedule = Schedule(seed: seed, rig, screen)
            try schedule.run(seed: seed, steps: 12)
        }
    }
}

/// A random schedule of events in front of a user.
@MainActor private struct Schedule: RandomSchedule {
    private let rig: AppRig
    private let screen: TestScreen
    private var random: SplitMix
    private(set) var faults: [String] = []

    init(seed: Int, _ rig: AppRig, _ screen: TestScreen) {
        (self.rig, self.screen) = (rig, screen)
        random = SplitMix(seed: seed)
    }

    mutating func step() throws {
        switch random.next() % 10 {
        case 0, 1, 2: scroll()
        case 3, 4: answerSome()
        case 5: answerParts()
        case 6: failOne()
        case 7: if random.next() % 3 == 0 { refuseOne() }
        case 8: if random.next() % 4 == 0 { turn() }
        default: tapButton()
        }
        advance(by: 0.02)
    }

    private mutating func scroll() {
        guard let view = rig.shownList?.collectionView else { return }
        let most = max(1, view.contentSize.height - view.bounds.height)
        view.setContentOffset(CGPoint(x: 0, y: CGFloat.random(in: 0...most, using: &random)), animated: false)
    }

    private mutating func answerSome() {
        for held in rig.held.waiting where random.next() % 2 == 0 { rig.answer(held) }
    }

    private mutating func answerParts() { for part in rig.waitingParts { rig.answer(part) } }

    private mutating func failOne() {
        guard let held = rig.held.waiting.randomElement(using: &random) else { return }
        let failures: [Result<Data, ServiceFailure>] = [
            .failure(.unreachable), .failure(.status(500)), .success(Data("<html>".utf8)), .success(Data()),
        ]
        rig.held.answer(held, failures[Int(random.next() % 4)])
    }

    /// Rejects the token, possibly in an answer to a cancelled request.
    private mutating func refuseOne() {
        guard let held = rig.held.waiting.randomElement(using: &random) else { return }
        let stage = rig.stage
        let hadToken = rig.tokens.token() != nil
        rig.held.answer(held, .failure(.unauthorized))
        if held.isCancelled {
            if rig.stage != stage { faults.append("a call that was given up led to \(rig.stage)") }
        } else if stage == .list {
            if hadToken, rig.tokens.token() != nil { faults.append("a refused token is kept") }
            if rig.stage == .list { faults.append("the list outlives its session") }
        }
    }

    private mutating func turn() {
        let isTall = screen.window.bounds.width < screen.window.bounds.height
        try? screen.rotate(to: isTall ? .landscapeRight : .portrait)
    }

    private mutating func tapButton() {
        guard let button = Self.button(in: rig.root.view) else { return }
        button.sendActions(for: .touchUpInside)
    }

    /// Returns the button of the visible message.
    private static func button(in view: UIView) -> UIButton? {
        if view.isHidden { return nil }
        if let button = view as? UIButton { return button }
        return view.subviews.lazy.compactMap { button(in: $0) }.first
    }

    // MARK: What must hold

    mutating func check() {
        if rig.root.children.count != 1 { faults.append("\(rig.root.children.count) screens at once") }
        switch rig.stage {
        case .splash: faults.append("the splash screen has not decided")
        case .authentication: if rig.tokens.token() != nil { faults.append("signed in, and asked to sign in") }
        case .list:
            if rig.tokens.token() == nil { faults.append("a list without a token") }
            checkList()
        }
        let parts = rig.waitingParts.filter { !$0.isCancelled }.map(\.url)
        if parts.count > 1 { faults.append("\(parts.count) parts on their way at once") }
        let pictures = rig.held.waiting.filter { !$0.isCancelled && $0.url.pathExtension == "gif" }
        let cells = rig.shownList?.collectionView.visibleCells.count ?? 0
        if pictures.count > cells { faults.append("\(pictures.count) pictures on their way for \(cells) cells") }
    }

    private mutating func checkList() {
        guard let list = rig.shownList else { return }
        let view = list.collectionView
        let count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
        if count > rig.feed.count { faults.append("\(count) of \(rig.feed.count)") }
        let isTold = Self.button(in: list.view) != nil
        if isTold, count > 0 { faults.append("a message over the list") }
        for case let cell as ImageCell in view.visibleCells {
            guard let path = view.indexPath(for: cell) else { continue }
            if cell.accessibilityLabel != rig.feed.title(path.item) { faults.append("\(path.item) has another title") }
            let width = cell.pictureView.image?.size.width ?? CGFloat(100 + path.item)
            if width != CGFloat(100 + path.item) { faults.append("\(path.item) has picture \(Int(width) - 100)") }
            let frame = list.layout.layoutAttributesForItem(at: path)?.frame ?? .null
            if abs(cell.frame.minX - frame.minX) + abs(cell.frame.minY - frame.minY) > 0.001 {
                faults.append("\(path.item) lies at \(cell.frame), not \(frame)")
            }
        }
    }

    /// Answers all requests; the user signs in and scrolls to the end, everything is shown, and nothing more is
    /// requested.
    mutating func end() throws {
        for _ in 0..<12 {
            answerEverything()
            if let button = Self.button(in: rig.root.view) { button.sendActions(for: .touchUpInside) }
            answerEverything()
            guard rig.stage == .list else { continue }
            let view = try rig.list.collectionView
            // The end is reached again.
            view.setContentOffset(.zero, animated: false)
            advance(by: 0.01)
            view.setContentOffset(
                CGPoint(x: 0, y: max(0, view.contentSize.height - view.bounds.height)), animated: false)
            advance(by: 0.01)
            if rig.held.waiting.isEmpty, view.numberOfSections > 0 { break }
        }
        check()
        let view = try rig.list.collectionView
        let count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
        if count != rig.feed.count { faults.append("ends with \(count) of \(rig.feed.count)") }
        if screen.window.bounds.width > screen.window.bounds.height { turn() }
    }

    private mutating func answerEverything() {
        repeat {
            while let held = rig.held.waiting.first { rig.answer(held) }
            advance(by: 0.01)
        } while !rig.held.waiting.isEmpty
    }
}
