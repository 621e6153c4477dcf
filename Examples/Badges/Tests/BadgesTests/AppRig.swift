import AppRigs
import BadgeData
import BadgeFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// The refined app with a network that a test answers for.
@MainActor final class AppRig {
    let loader = HeldLoader()
    let network = HeldNetwork()
    let trace = AnalyticsTrace { CACurrentMediaTime() }
    let notifications = NotificationCenter()
    let services: AppServices
    let root: UINavigationController

    static let url = URL(filePath: "/badges.json")

    init(pictures: PictureSource = .original, itemSide: CGFloat = 80) {
        services = AppServices(
            list: Self.url, loader: loader, reachability: network, analytics: trace, pictures: pictures,
            itemSide: itemSide, notifications: notifications)
        root = PatchesController(services)
    }

    /// Shows the app on a screen for as long as a closure takes.
    static func run(_ body: (AppRig, TestScreen) throws -> Void) throws {
        let rig = AppRig()
        let screen = TestScreen(rig.root)
        defer { screen.close() }
        try body(rig, screen)
    }

    func tapRow(_ row: Int, on screen: TestScreen) throws { try screen.tap(.row(row, in: try table)) }

    var table: UITableView {
        get throws { try #require((root.topViewController as? UITableViewController)?.tableView) }
    }

    var grid: UICollectionView {
        get throws { try #require((root.topViewController as? GridController)?.collectionView) }
    }

    func item(_ item: Int) throws -> GridCell {
        try #require(try grid.cellForItem(at: IndexPath(item: item, section: 0)) as? GridCell)
    }

    /// Moves two fingers together, for the grid.
    func showGrid(on screen: TestScreen) throws { try screen.pinch(try table, withScale: 0.5, velocity: -2) }

    /// Moves two fingers apart, for the list.
    func showList(on screen: TestScreen) throws { try screen.pinch(try grid, withScale: 2, velocity: 2) }

    func cell(_ row: Int) throws -> UITableViewCell {
        try #require(try table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    /// Answers the list, and shows its rows.
    func answerList(_ json: Data = Answer.json()) {
        loader.answer("badges.json", .success(json))
        turn()
    }

    /// Answers the pictures of rows, one after the other.
    func answerPictures(of rows: [Int]) throws {
        for row in rows {
            let url = try #require(services.list.rows?[row]?.badge.picture.url)
            for held in loader.waiting where held.url == url { loader.answer(held, Self.picture(url)) }
        }
        turn()
    }

    /// Answers all that is asked for, and lets what moves come to rest.
    func answerAll() {
        repeat {
            loader.answerAll { $0 == Self.url ? .success(Answer.json()) : Self.picture($0) }
            settle()
        } while !loader.waiting.isEmpty
    }

    func failAll() {
        loader.answerAll { _ in .failure(.unreachable) }
        turn()
    }

    /// Lets the main queue turn.
    func turn() { advance(by: 0.001) }

    func post(_ name: NSNotification.Name) {
        notifications.post(name: name, object: nil)
        turn()
    }

    /// The picture of an address: one of the patches.
    static func picture(_ url: URL) -> Result<Data, ResourceFailure> { .success(PatchFiles.png(of: url)) }
}

/// A network that returns when a test says so.
@MainActor final class HeldNetwork: Reachability {
    private var actions: [@MainActor () -> Void] = []

    func whenReachable(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    func comeBack() { for action in actions { action() } }
}

/// Pictures as files, patches of 512 by 512 pixels among them.
@MainActor enum PatchFiles {
    private static var known: [Patch: Data] = [:]

    static func png(of url: URL) -> Data {
        let patch = patch(of: url)
        if let data = known[patch] { return data }
        let data = drawnPNG(CGSize(width: 512, height: 512)) { patch.draw(in: $0) }
        known[patch] = data
        return data
    }

    /// The same for the same address in each process.
    private static func patch(of url: URL) -> Patch {
        let sum = url.lastPathComponent.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 9_973 }
        let (palettes, signs) = (Patch.Palette.allCases, Patch.Sign.allCases)
        return Patch(palette: palettes[sum % palettes.count], sign: signs[sum / palettes.count % signs.count])
    }
}

extension UIView {
    /// In coordinates of the screen.
    var frameOnScreen: CGRect { convert(bounds, to: nil) }
}

/// Whether frames are the same to half a point.
func near(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(frame.minX - x) <= 0.5 && abs(frame.minY - y) <= 0.5 && abs(frame.width - width) <= 0.5
        && abs(frame.height - height) <= 0.5
}
