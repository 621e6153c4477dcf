import AppRigs
import BadgeData
import BadgeFixtures
import BadgePrototype
import BadgeProduct
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// Draws the screens that `bin/screens` asks for.
@MainActor @Suite(.enabled(if: RequestedScreens.areWanted("BADGES_SCREENS"))) struct ScreenDrawing {
    private static let all = [
        "prototype", "prototype-grid", "product", "list --state empty", "list --state partial", "list --state selected",
        "list --offset 640", "detail", "detail --longest", "detail --longest --width 320", "diagram --width 320",
        "list --width 402", "grid --state partial", "grid", "grid --landscape", "detail --longest --landscape",
    ]

    @Test func draw() throws {
        try RequestedScreens.draw("BADGES_SCREENS", all: Self.all, columns: 9) {
            try picture(of: try ScreenRequest($0))
        }
    }

    private func picture(of request: ScreenRequest) throws -> Data {
        var data = Data()
        for variant in try request.matrix {
            let stage = try Stage(request)
            try script("drawing", of: stage.root, as: variant, system: request.system) { screen in
                try stage.prepare(screen)
                data = try screen.pngData()
            }
        }
        return data
    }
}

/// What is shown for a request, and how it comes into its state.
@MainActor private final class Stage {
    let root: UIViewController
    private let request: ScreenRequest
    private var rig: AppRig?
    private let loader = HeldLoader()

    init(_ request: ScreenRequest) throws {
        self.request = request
        switch request.name {
        case .list, .grid:
            let rig = AppRig()
            self.rig = rig
            root = rig.root
        case .detail: root = Self.detail(request)
        case .diagram: root = DiagramViewController()
        case .prototype, .prototypeGrid:
            let bundle = Bundle(for: PrototypeDetailController.self)
            root = try #require(UIStoryboard(name: "Prototype", bundle: bundle).instantiateInitialViewController())
        case .product:
            root = ProductListController.inNavigation(
                URL(filePath: "/badges.json"), loader: loader, analytics: AnalyticsTrace { 0 })
        }
    }

    private static func detail(_ request: ScreenRequest) -> UIViewController {
        let title = request.isLongest ? Answer.longestTitle : "JS: Variables"
        let text =
            request.isLongest
            ? "Achieve mastery in all skills in \(title)" : "Complete the variables tutorial in Intro to JS"
        let picture: Picture =
            request.state == .partial ? .questionMark : .patch(Patch(palette: .ember, sign: .clock))
        let source = FixedDetail(DataModel(title: title, text: text, picture: picture))
        let detail = DetailViewController(source, shorterSide: CGFloat(request.width))
        return UINavigationController(rootViewController: detail)
    }

    func prepare(_ screen: TestScreen) throws {
        if request.name == .prototypeGrid { try screen.tap("Grid") }
        if request.name == .product, request.state != .empty {
            repeat {
                loader.answerAll { $0.pathExtension == "json" ? .success(Answer.json()) : AppRig.picture($0) }
                settle()
            } while !loader.waiting.isEmpty
        }
        if let rig { try prepareRows(rig, screen) }
    }

    private func prepareRows(_ rig: AppRig, _ screen: TestScreen) throws {
        if request.name == .grid { try rig.showGrid(on: screen) }
        guard request.state != .empty else { return }
        rig.answerList()
        let content: UIScrollView = request.name == .grid ? try rig.grid : try rig.table
        let offset = CGFloat(request.offset) - content.adjustedContentInset.top
        content.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        rig.turn()
        if request.state != .partial { rig.answerAll() }
        if request.state == .selected { select(in: content) }
    }

    /// Selects the second of the rows or items that are seen.
    private func select(in content: UIScrollView) {
        if let table = content as? UITableView, let path = table.indexPathsForVisibleRows?.dropFirst().first {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        if let grid = content as? UICollectionView, let path = grid.indexPathsForVisibleItems.sorted().dropFirst().first
        {
            grid.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }
}
