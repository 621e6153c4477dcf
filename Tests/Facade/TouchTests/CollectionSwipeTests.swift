import LayoutSimDevices
import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing
@testable import UIKit

/// The swipe actions of rows in collection view lists.
@MainActor @Suite struct CollectionSwipeTests {
    private final class Rows: UICollectionViewController {
        var items = (0..<40).map { "Row \($0)" }
        var log: [String] = []
        private lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            [registration] view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }

        init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
            super.init(collectionViewLayout: UICollectionViewFlowLayout())
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
                path.item == 3 ? nil : self?.actions(["Delete", "Flag"], path)
            }
            list.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.actions(["Pin"], path) }
            collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            apply()
        }

        private func apply() {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot)
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }

        private func actions(_ titles: [String], _ path: IndexPath) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(
                actions: titles.map { title in
                    UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
                        [weak self] _, _, done in
                        self?.log.append("\(title) \(path.item)")
                        if title == "Delete" {
                            self?.items.remove(at: path.item)
                            self?.apply()
                        }
                        done(true)
                    }
                })
        }
    }

    private func onPhone(_ rows: Rows, _ body: (TestScreen) throws -> Void) throws {
        let screen = TestScreen(rows)
        defer { screen.close() }
        try body(screen)
    }

    nonisolated static let swipes: [(way: Double, button: String?, log: [String])] = [
        (-140, "Flag", ["Flag 2"]), (-140, "Delete", ["Delete 2"]), (100, "Pin", ["Pin 2"]),
        // A swipe across the whole row performs the first action.
        (-300, nil, ["Delete 2"]), (300, nil, ["Pin 2"]),
        // Too short a swipe opens nothing, and a tap selects.
        (-30, nil, []), (0, nil, ["select 2"]),
    ]

    @Test(arguments: swipes) func `actions are behind a row`(_ swipe: (way: Double, button: String?, log: [String]))
        throws
    {
        let rows = Rows(.plain)
        try onPhone(rows) { screen in
            if swipe.way == 0 {
                try screen.tap("Row 2")
            } else {
                try screen.drag("Row 2", by: CGVector(dx: swipe.way, dy: 0))
            }
            if let button = swipe.button {
                #expect(rows.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.isSwiped == true)
                try screen.tap(button)
            }
            #expect(rows.log == swipe.log)
            #expect(rows.collectionView.rowSwipe == nil)
            #expect(rows.items.contains("Row 2") == (swipe.log != ["Delete 2"]))
        }
    }

    @Test func `a row without actions stays, and a tap closes what is open`() throws {
        let rows = Rows(.plain)
        try onPhone(rows) { screen in
            try screen.drag("Row 3", by: CGVector(dx: -140, dy: 0))
            #expect(rows.collectionView.rowSwipe == nil)
            rows.log = []
            try screen.drag("Row 4", by: CGVector(dx: -140, dy: 0))
            try screen.tap("Row 8")
            #expect(rows.collectionView.rowSwipe == nil && rows.log == [])
            try screen.tap("Row 8")
            #expect(rows.log == ["select 8"])
        }
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
    func `what is seen is the row beside its actions`(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws {
        let rows = Rows(appearance)
        try onPhone(rows) { screen in
            let cell = try #require(rows.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
            let place = cell.convert(cell.bounds, to: nil)
            try screen.drag("Row 2", by: CGVector(dx: -140, dy: 0))
            let content = cell.contentView.convert(cell.contentView.bounds, to: nil)
            let buttons = try #require(cell.subviews.last?.subviews.first).subviews
            let frames = buttons.map { $0.convert($0.bounds, to: nil) }
            #expect(buttons.map { ($0 as? UIButton)?.currentTitle } == ["Flag", "Delete"])
            #expect(frames.last?.maxX == place.maxX && frames.first?.minX == content.maxX)
            #expect(frames.allSatisfy { $0.minY == place.minY && $0.height == place.height && $0.width >= 74 })
            let frozen = rows.view.frozen(named: "list")
            let titles = frozen.root.inPreorder.compactMap { view -> String? in
                guard case .button(let button) = view.content else { return nil }
                return button.title?.text
            }
            #expect(titles == ["Flag", "Delete"])
        }
    }
}
