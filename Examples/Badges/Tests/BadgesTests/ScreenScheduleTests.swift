import AppRigs
import BadgeData
import BadgeFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// In any order of events, list, grid and detail show the correct state: the schedules of the services, with the
/// controllers.
///
/// `BADGES_SCHEDULES` sets the number of schedules.
@MainActor @Suite struct ScreenScheduleTests {
    nonisolated private static let count = scheduleCount("BADGES_SCHEDULES", usually: 100)

    @Test func `schedules end well on the screen`() throws {
        for seed in 0..<Self.count {
            try AppRig.run { rig, screen in
                var schedule = try ScreenSchedule(seed: seed, rig, screen)
                try schedule.run(seed: seed, steps: 12)
            }
        }
    }
}

/// A random schedule of events in front of a user.
@MainActor private struct ScreenSchedule: RandomSchedule {
    private let rig: AppRig
    private let screen: TestScreen
    private let table: UITableView
    /// Whether the grid is shown.
    private var isGrid = false
    private var random: SplitMix
    private var isOnline: Bool
    private var failures: [URL: Int] = [:]
    private var memoryWarnings = 0
    private(set) var faults: [String] = []
    private static let json = Answer.json(patches: 60, others: 3)
    private static let pictures = NumberedPictures()

    init(seed: Int, _ rig: AppRig, _ screen: TestScreen) throws {
        (self.rig, self.screen, table) = (rig, screen, try rig.table)
        random = SplitMix(seed: seed)
        isOnline = random.next() % 4 > 0
    }

    mutating func step() throws {
        switch random.next() % 14 {
        case 0, 1, 2: try scroll()
        case 3, 4, 5: answer(half: true)
        case 6: answer(half: false)
        case 7: failOne()
        case 8: freeMemory()
        case 9: try rotate()
        case 10: changeNetwork()
        case 11, 12: try changeLayout()
        default: try openOrCloseDetail()
        }
        advance(by: Double(random.next() % 5) / 10 + 0.01)
    }

    /// The table or the grid.
    private var content: UIScrollView { get throws { isGrid ? try rig.grid : table } }

    /// The indices of the visible rows.
    private var seen: [Int] {
        get throws {
            let paths = isGrid ? try rig.grid.indexPathsForVisibleItems.sorted() : table.indexPathsForVisibleRows ?? []
            return paths.map(\.row)
        }
    }

    private var rows: BadgeRows<UIImage>? { isGrid ? rig.services.grid.rows : rig.services.list.rows }

    private mutating func scroll() throws {
        let content = try content
        let most = max(1, content.contentSize.height - content.bounds.height)
        content.setContentOffset(CGPoint(x: 0, y: CGFloat.random(in: 0...most, using: &random)), animated: false)
    }

    private func rotate() throws {
        let bounds = try content.bounds
        try screen.rotate(to: bounds.width < bounds.height ? .landscapeRight : .portrait)
    }

    /// Switches between list and grid, unless a detail is in front.
    private mutating func changeLayout() throws {
        guard rig.root.presentedViewController == nil else { return }
        let actions = try #require(rig.root.navigationBar.accessibilityCustomActions)
        let action = try #require(actions.first { $0.name == (isGrid ? "List" : "Grid") })
        isGrid = action.actionHandler?(action) == true ? !isGrid : isGrid
    }

    private mutating func answer(half: Bool) {
        for held in rig.loader.waiting where !half || random.next() % 2 == 0 { answer(held) }
    }

    private mutating func answer(_ held: HeldLoader.Held) {
        guard isOnline else { return fail(held, .failure(.unreachable)) }
        rig.loader.answer(held, .success(held.url == AppRig.url ? Self.json : Self.pictures.data(of: held.url)))
    }

    private mutating func failOne() {
        guard let held = rig.loader.waiting.randomElement(using: &random) else { return }
        fail(held, Answer.faults[Int(random.next() % 4)])
    }

    private mutating func fail(_ held: HeldLoader.Held, _ answer: Result<Data, ResourceFailure>) {
        failures[held.url, default: 0] += 1
        rig.loader.answer(held, answer)
    }

    private mutating func freeMemory() {
        memoryWarnings += 1
        rig.post(UIApplication.didReceiveMemoryWarningNotification)
    }

    private mutating func changeNetwork() {
        isOnline.toggle()
        if isOnline { rig.network.comeBack() }
    }

    private mutating func openOrCloseDetail() throws {
        if rig.root.presentedViewController != nil { return try screen.tap("Done") }
        guard let row = try seen.first(where: isTouchable) else { return }
        if isGrid { try screen.tap(try rig.item(row)) } else { try rig.tapRow(row, on: screen) }
    }

    /// Returns whether the center of a visible row is below the bar and above the end of the screen.
    private func isTouchable(_ row: Int) throws -> Bool {
        let cell: UIView = isGrid ? try rig.item(row) : try rig.cell(row)
        let bar = rig.root.navigationBar
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil).y
        return middle > bar.convert(bar.bounds, to: nil).maxY && middle < screen.window.bounds.maxY
    }

    // MARK: What must hold

    mutating func check() throws {
        for number in try seen {
            guard let row = rows?[number] else { continue }
            if isGrid {
                let item = try rig.item(number)
                if item.accessibilityLabel != row.badge.title { faults.append("item \(number) is not its own") }
                checkPicture(item.pictureView.image, of: row)
            } else {
                let cell = try rig.cell(number)
                if cell.textLabel?.text != row.badge.title { faults.append("row \(number) says \(cell.words)") }
                checkPicture(cell.imageView?.image, of: row)
            }
        }
        checkRequests()
    }

    private mutating func checkPicture(_ image: UIImage?, of row: BadgeRow<UIImage>) {
        let isQuestionMark = image?.isEqual(UIImage.questionMark) ?? true
        if row.isComplete && isQuestionMark { faults.append("\(row.badge.name) does not show its picture") }
        checkPicture(image, of: row.badge)
    }

    private mutating func checkPicture(_ image: UIImage?, of badge: Badge) {
        guard let image, !image.isEqual(UIImage.questionMark) else { return }
        if Int(image.size.width) != Self.pictures.number(of: badge.picture.url) {
            faults.append("\(badge.name) has picture \(Int(image.size.width))")
        }
    }

    /// Checks that an address is requested once, and once more for each failure and each memory warning.
    private mutating func checkRequests() {
        for (url, requests) in Dictionary(grouping: rig.loader.requested, by: \.self)
        where requests.count > 1 + failures[url, default: 0] + memoryWarnings {
            faults.append("\(requests.count) requests of \(url)")
        }
        let waiting = rig.loader.waiting.filter { !$0.isCancelled }.map(\.url)
        if Set(waiting).count != waiting.count { faults.append("two requests of one address at once") }
    }

    /// Restores the network and answers all requests: visible rows are complete, and nothing more is requested.
    mutating func end() throws {
        isOnline = true
        rig.network.comeBack()
        repeat {
            while let held = rig.loader.waiting.first { answer(held) }
            settle()
        } while !rig.loader.waiting.isEmpty
        if let detail = (rig.root.presentedViewController as? UINavigationController)?.topViewController {
            checkDetail(detail)
            try screen.tap("Done")
        }
        try check()
        for number in try seen where rows?[number]?.isComplete != true { faults.append("row \(number) is partial") }
        if try seen.isEmpty { faults.append("no rows") }
        let count = rig.loader.requested.count
        rig.network.comeBack()
        if rig.loader.requested.count != count { faults.append("a request without a reason") }
        if try content.bounds.width > content.bounds.height { try rotate() }
    }

    private mutating func checkDetail(_ detail: UIViewController) {
        guard let title = (detail.view.subviews.first as? UILabel)?.text,
            let view = detail.view.subviews.compactMap({ $0 as? PictureView }).first,
            case .image(let image) = view.picture,
            let badge = rig.services.list.rows?.rows.first(where: { $0.badge.title == title })?.badge
        else { return faults.append("no detail of \(detail.view.subviews.map(\.words))") }
        if image.isEqual(UIImage.questionMark) { faults.append("the detail of \(title) is partial") }
        checkPicture(image, of: badge)
    }
}

/// Pictures whose width in pixels is the number in their address.
@MainActor private final class NumberedPictures {
    private var numbers: [URL: Int] = [:]
    private var known: [URL: Data] = [:]

    func number(of url: URL) -> Int {
        let number = numbers[url] ?? numbers.count + 1
        numbers[url] = number
        return number
    }

    func data(of url: URL) -> Data {
        if let data = known[url] { return data }
        let data = drawnPNG(CGSize(width: number(of: url), height: 4))
        known[url] = data
        return data
    }
}

extension UIView {
    /// The texts of the labels in the view.
    fileprivate var words: String {
        let own = (self as? UILabel)?.text
        return ([own].compactMap(\.self) + subviews.map(\.words)).joined(separator: " ")
    }
}
