import LayoutSimUIKitTesting
import Testing
@testable import UIKit

/// The frames, accessories, separators and groups of rows in list sections.
@MainActor @Suite struct ListCellTests {
    private final class Rows: UICollectionViewController {
        private lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            [registration] view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>
        var completions = 0

        init(
            _ appearance: UICollectionLayoutListConfiguration.Appearance, accessories: [UICellAccessory] = [],
            change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
        ) {
            registration = UICollectionView.CellRegistration { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = accessories
            }
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            change(&list)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        }

        required init?(coder: NSCoder) { nil }

        func show(_ sections: [[String]], isAnimated: Bool = false) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            for (number, items) in sections.enumerated() {
                snapshot.appendSections([number])
                snapshot.appendItems(items)
            }
            source.apply(snapshot, animatingDifferences: isAnimated) { [weak self] in self?.completions += 1 }
        }

        func showOutline() {
            show([[]])
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["Fruit", "Roots"])
            outline.append(["Apple", "Pear"], to: "Fruit")
            outline.expand(["Fruit"])
            source.apply(outline, to: 0, animatingDifferences: false)
        }

        func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
            try #require(collectionView.cellForItem(at: [section, item]) as? UICollectionViewListCell)
        }
    }

    private func shown(_ rows: Rows, _ sections: [[String]] = [["One", "Two", "Three"], ["Four"]]) -> TestScreen {
        let screen = TestScreen(UINavigationController(rootViewController: rows))
        rows.show(sections)
        rows.collectionView.layoutIfNeeded()
        return screen
    }

    private func line(_ cell: UICollectionViewListCell) -> CGRect? {
        cell.layoutIfNeeded()
        return cell.subviews.last { $0.bounds.height < 1 && $0.bounds.height > 0 && !$0.isHidden }?.frame
    }

    @Test func `inset groups lie 35 points apart and have round ends`() throws {
        let rows = Rows(.insetGrouped)
        let screen = shown(rows)
        defer { screen.close() }
        let (first, second, last) = try (rows.cell(0), rows.cell(1), rows.cell(2))
        let side: CGFloat = rows.view.bounds.width < 394 ? 16 : 20
        #expect(first.frame.minX == side && first.frame.width == rows.view.bounds.width - 2 * side)
        #expect(abs(first.frame.minY - 35) < 0.5)
        #expect(abs(try rows.cell(0, 1).frame.minY - last.frame.maxY - 35) < 0.5)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(second.layer.cornerRadius == 0 && first.layer.cornerRadius > 0)
        #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(line(first) != nil && line(last) == nil)
        #expect(rows.collectionView.listBackground?.backgroundColor == .systemGroupedBackground)
    }

    @Test func `rows can have lines above them and other lines where several are selected`() throws {
        let rows = Rows(.plain) {
            $0.separatorConfiguration.topSeparatorVisibility = .visible
            $0.separatorConfiguration.topSeparatorInsets = NSDirectionalEdgeInsets(
                top: 0, leading: 30, bottom: 0, trailing: 10)
            $0.separatorConfiguration.multipleSelectionColor = .red
        }
        let screen = shown(rows)
        defer { screen.close() }
        let cell = try rows.cell(1)
        func lines() -> [UIView] {
            cell.layoutIfNeeded()
            return cell.subviews.filter { $0.bounds.height < 1 && $0.bounds.height > 0 && !$0.isHidden }
        }
        let width = cell.bounds.width - 40
        #expect(lines().contains { $0.frame.minY == 0 && $0.frame.minX == 30 && $0.frame.width == width })
        #expect(lines().allSatisfy { $0.backgroundColor == .separator })
        rows.collectionView.allowsMultipleSelection = true
        rows.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        cell.setNeedsLayout()
        #expect(lines().count == 2 && lines().allSatisfy { $0.backgroundColor == .red })
    }

    @Test func `what is above a list does not push the contents of its rows`() throws {
        let rows = Rows(.plain)
        let screen = shown(rows)
        defer { screen.close() }
        let height = try rows.cell(0).frame.height
        #expect(height >= 44 && height < 60)
    }

    private nonisolated static let accessories: [(UICellAccessory.AccessoryType, width: ClosedRange<CGFloat>)] = [
        (.disclosureIndicator, 35...45), (.checkmark, 38...50), (.detail, 40...50), (.label, 30...90),
    ]

    @Test(arguments: accessories) func `contents end before what stands at the end of a row`(
        _ type: UICellAccessory.AccessoryType, _ width: ClosedRange<CGFloat>
    ) throws {
        let accessory: UICellAccessory =
            switch type {
            case .disclosureIndicator: .disclosureIndicator()
            case .checkmark: .checkmark()
            case .detail: .detail()
            default: .label(text: "12")
            }
        let rows = Rows(.plain, accessories: [accessory])
        let screen = shown(rows)
        defer { screen.close() }
        let cell = try rows.cell(0)
        cell.layoutIfNeeded()
        let taken = cell.bounds.width - cell.contentView.frame.maxX + 8
        #expect(width.contains(taken), "\(taken)")
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test func `circles and grips are there while a list is edited`() throws {
        let rows = Rows(.plain, accessories: [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)])
        let screen = shown(rows)
        defer { screen.close() }
        let cell = try rows.cell(0)
        func count() -> Int { cell.subviews.count { $0 is ListAccessoryView } }
        #expect(count() == 1)
        rows.collectionView.isEditing = true
        rows.collectionView.layoutIfNeeded()
        #expect(count() == 2)
        #expect(cell.contentView.frame.minX > 30)
    }

    @Test func `a handler hides and moves lines`() throws {
        let rows = Rows(.plain) { list in
            list.itemSeparatorHandler = { path, line in
                var line = line
                if path.item == 0 { line.bottomSeparatorVisibility = .hidden }
                line.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10)
                return line
            }
        }
        let screen = shown(rows)
        defer { screen.close() }
        #expect(try line(rows.cell(0)) == nil)
        let second = try #require(try line(rows.cell(1)))
        #expect(second.minX == 50 && second.maxX == rows.view.bounds.width - 10)
    }

    @Test func `a tap on the sign of an outline closes and opens it`() throws {
        let rows = Rows(.plain, accessories: [.outlineDisclosure(options: .init(style: .header))])
        let screen = TestScreen(UINavigationController(rootViewController: rows))
        defer { screen.close() }
        rows.showOutline()
        rows.collectionView.layoutIfNeeded()
        let list = try #require(rows.collectionView)
        #expect(list.numberOfItems(inSection: 0) == 4)
        #expect(try rows.cell(1).indentationLevel == 1)
        try screen.tap("Fruit")
        settle()
        #expect(list.numberOfItems(inSection: 0) == 2)
        try screen.tap("Fruit")
        settle()
        #expect(list.numberOfItems(inSection: 0) == 4)
    }

    @Test func `what follows a change of rows waits for its animation`() {
        let rows = Rows(.plain)
        let screen = shown(rows)
        defer { screen.close() }
        let before = rows.completions
        rows.show([["One"]], isAnimated: true)
        #expect(rows.completions == before)
        advance(by: 0.2)
        #expect(rows.completions == before)
        advance(by: 0.2)
        #expect(rows.completions == before + 1)
        rows.show([["Two"]], isAnimated: false)
        #expect(rows.completions == before + 2)
    }
}
