import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing

@testable import UIKit

/// The insets and backgrounds of rows and items that properties of lists decide.
@MainActor @Suite struct ActingListTests {
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.selectedBackgroundView = UIView()
            cell.multipleSelectionBackgroundView = UIView()
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let source = Source()
    private let first = IndexPath(row: 0, section: 0)

    private func table(width: CGFloat = 320) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        (table.rowHeight, table.dataSource) = (50, source)
        table.layoutIfNeeded()
        return table
    }

    @Test func `the insets of a flow layout's sections begin at their reference`() {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.sectionInset.left) = (CGSize(width: 20, height: 20), 5)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        view.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 30)
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: first)?.frame.minX == 5)
        layout.sectionInsetReference = .fromLayoutMargins
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: first)?.frame.origin == CGPoint(x: 35, y: 0))
    }

    @Test func `rows can be as narrow as readable text`() throws {
        let table = table(width: 1000)
        let cell = try #require(table.cellForRow(at: first))
        cell.layoutIfNeeded()
        let former = try #require(cell.textLabel?.frame.minX)
        table.cellLayoutMarginsFollowReadableWidth = true
        table.layoutIfNeeded()
        let narrow = try #require(table.cellForRow(at: first))
        narrow.layoutIfNeeded()
        #expect(former < 164 && narrow.textLabel?.frame.minX == 164)
    }

    @Test func `where several rows can be selected, they have their own background`() throws {
        let table = table()
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        let cell = try #require(table.cellForRow(at: first))
        #expect(cell.selectedBackgroundView?.isHidden == false)
        #expect(cell.multipleSelectionBackgroundView?.isHidden == true)
        table.deselectRow(at: first, animated: false)
        table.allowsMultipleSelection = true
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        #expect(cell.selectedBackgroundView?.isHidden == true)
        #expect(cell.multipleSelectionBackgroundView?.isHidden == false)
    }

    @Test func `empty rows below the last one have separators`() {
        let table = table()
        func lines() -> [CGFloat] {
            table.layoutIfNeeded()
            return table.subviews.compactMap { ($0 as? UITableViewFillerSeparator)?.frame.maxY }.sorted()
        }
        #expect(lines() == [])
        table.fillerRowHeight = 100
        #expect(lines() == [200, 300, 400])
        table.tableFooterView = UIView()
        table.fillerRowHeight = 120
        #expect(lines() == [])
    }

    @Test func `separators can be inset from the automatic insets`() throws {
        let table = table()
        table.separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
        func inset() -> CGFloat { table.position(of: first).separatorInset.left }
        #expect(inset() == 7)
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(inset() == 7 + CGFloat(table.metrics.sideMargin))
    }

    @Test func `a configured picture is in the middle of the room that is reserved for it`() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 10)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        let guides = (try #require(view.imageLayoutGuide), try #require(view.textLayoutGuide))
        view.layoutIfNeeded()
        let (image, text) = (guides.0.layoutFrame, guides.1.layoutFrame)
        #expect(image.width == 20 && image.midX == content.directionalLayoutMargins.leading + 30)
        #expect(text.minX == content.directionalLayoutMargins.leading + 60 + content.imageToTextPadding)
        #expect(view.secondaryTextLayoutGuide == nil)
    }

    @Test func `a configured content keeps the superview's margins along its axes only`() {
        for (axes, left, top) in [(UIAxis.both, 40.0, 40.0), (.horizontal, 40, 0), (.vertical, 0, 40), ([], 0, 0)] {
            var content = UIListContentConfiguration.cell()
            content.directionalLayoutMargins = .zero
            content.axesPreservingSuperviewLayoutMargins = axes
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            outer.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
            let view = UIListContentView(configuration: content)
            view.frame = outer.bounds
            outer.addSubview(view)
            #expect(view.layoutMargins.left == left && view.layoutMargins.top == top, "\(axes)")
        }
    }
}
