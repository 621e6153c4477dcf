import AppRigs
import Foundation
import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoPages

/// In any order of events, the pages show the correct state.
///
/// `PHOTOS_SCHEDULES` sets the number of schedules; the cache runs more.
@MainActor @Suite struct ScheduleTests {
    nonisolated private static let count = scheduleCount("PHOTOS_SCHEDULES", usually: 10)

    @Test func `schedules never show what is not there and end with a whole page`() throws {
        for seed in 0..<Self.count {
            // A picture's width is its number plus 60.
            let rig = AppRig(Feed(pages: 3 + seed % 4, photosByPage: 6 + seed % 9)) { CGSize(width: 1 + $0, height: 9) }
            let screen = TestScreen(rig.pager)
            defer { screen.close() }
            var schedule = Schedule(seed: seed, rig, screen)
            try schedule.run(seed: seed, steps: 14)
        }
    }
}

/// A random schedule of events in front of a user.
@MainActor private struct Schedule: RandomSchedule {
    private let rig: AppRig
    private let screen: TestScreen
    private var random: SplitMix
    private var retries = 0
    private(set) var faults: [String] = []

    init(seed: Int, _ rig: AppRig, _ screen: TestScreen) {
        (self.rig, self.screen) = (rig, screen)
        random = SplitMix(seed: seed)
    }

    mutating func step() throws {
        switch random.next() % 12 {
        case 0, 1, 2: answerSome()
        case 3: failOne()
        case 4: try swipe(.init(dx: -1, dy: 0))
        case 5: try swipe(.init(dx: 1, dy: 0))
        case 6: rig.shownPage?.grid.step(closer: random.next() % 2 == 0)
        case 7: scroll()
        case 8: if let index = rig.shownPage?.grid.buttons.keys.min() { rig.shownPage?.grid.focus(on: index) }
        case 9: turnDevice()
        case 10: rig.clock.time += Double(random.next() % 400)
        default: retry()
        }
        advance(by: Double(random.next() % 3) * 0.2 + 0.01)
    }

    private mutating func answerSome() {
        for held in rig.loader.waiting where random.next() % 2 == 0 {
            rig.loader.answer(held, rig.right(held.url))
        }
    }

    private mutating func failOne() {
        guard let held = rig.loader.waiting.randomElement(using: &random) else { return }
        let faults: [Result<Data, LoadFailure>] = [
            .failure(.unreachable), .failure(.status(500)), .success(Data("<html>".utf8)),
        ]
        rig.loader.answer(held, faults[Int(random.next() % 3)])
    }

    private func swipe(_ way: CGVector) throws {
        let middle = CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)
        if way.dx < 0 { try screen.swipeLeft(middle) } else { try screen.swipeRight(middle) }
    }

    private mutating func scroll() {
        guard let grid = rig.shownPage?.grid else { return }
        let most = max(0, grid.contentSize.height - grid.bounds.height)
        grid.setContentOffset(CGPoint(x: 0, y: CGFloat.random(in: 0...most, using: &random)), animated: false)
        grid.noteFirstVisible()
    }

    private func turnDevice() {
        let isTall = screen.window.bounds.width < screen.window.bounds.height
        try? screen.rotate(to: isTall ? .landscapeRight : .portrait)
    }

    private mutating func retry() {
        retries += 1
        rig.notifications.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    // MARK: What must hold

    mutating func check() {
        guard let page = rig.shownPage else { return faults.append("no page") }
        let (grid, index) = (page.grid, page.index)
        let subject = rig.cache.subject(at: index).page
        if rig.title != subject.title { faults.append("\(rig.title ?? "") instead of \(subject.title)") }
        if !(0..<rig.feed.pages).contains(index) { faults.append("page \(index) of \(rig.feed.pages)") }
        if rig.pager.pages.children.count != 1 { faults.append("\(rig.pager.pages.children.count) pages") }
        let end = max(0, grid.contentSize.height - grid.bounds.height)
        if grid.contentOffset.y < 0 || grid.contentOffset.y > end + 0.51 {
            faults.append("scrolled to \(grid.contentOffset.y) of \(end)")
        }
        if !grid.infos.isEmpty, grid.scale != .one { faults.append("texts beside columns") }
        for (number, button) in grid.buttons.sorted(by: { $0.key < $1.key }) {
            checkButton(number, button, grid, index)
        }
        checkRequests()
    }

    private mutating func checkButton(_ number: Int, _ button: PhotoButton, _ grid: PhotoGridView, _ index: Int) {
        let frame = grid.layout.frames[number]
        if abs(button.center.y - frame.midY) + abs(button.bounds.width - frame.width) > 0.01 {
            faults.append("photo \(number) lies at \(button.frame), not \(frame)")
        }
        let picture = rig.feed.picture(number, page: index + 1)
        if let image = button.image, Int(image.size.width) != picture + 1 {
            faults.append("photo \(number) shows \(Int(image.size.width) - 1), not \(picture)")
        }
    }

    private mutating func checkRequests() {
        let waiting = rig.loader.waiting.filter { !$0.isCancelled }.map(\.url)
        if Set(waiting).count != waiting.count { faults.append("two requests of an address at once") }
    }

    /// Answers all requests: after five minutes, each page that is shown is complete.
    mutating func end() throws {
        rig.answerAll()
        rig.clock.time += 1_000
        retry()
        for index in 0..<rig.feed.pages { _ = rig.cache.subject(at: index) }
        rig.answerAll()
        for _ in 0..<2 { try swipe(.init(dx: -1, dy: 0)) }
        rig.answerAll()
        check()
        guard let page = rig.shownPage else { return }
        let photos = rig.feed.photosByPage
        if page.grid.layout.frames.count != photos { faults.append("\(page.grid.layout.frames.count) of \(photos)") }
        for (number, button) in page.grid.buttons where button.image == nil {
            faults.append("photo \(number) has no picture")
        }
        if page.index == 0, rig.feed.pages > 1 { faults.append("no page was turned") }
        if screen.window.bounds.width > screen.window.bounds.height { turnDevice() }
    }
}
