import Foundation
import Testing
import UIKit

/// What lists do with the answers of their delegates.
@MainActor @Suite struct ListDelegateAnswerTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row"
            cell.indentationLevel = 5
            return cell
        }
    }

    private final class Outline: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
    }

    /// Returns the left edges of the texts of a table's rows.
    private func textEdges(_ delegate: (any UITableViewDelegate)?) -> [CGFloat?] {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        (table.dataSource, table.delegate) = (rows, delegate)
        table.layoutIfNeeded()
        return (0..<3).map { row in
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
            cell?.layoutIfNeeded()
            return cell?.textLabel?.frame.minX
        }
    }

    @Test func `a row is indented by the level that the delegate answers, ten points each`() {
        let outline = Outline()
        #expect(textEdges(outline) == [16, 26, 36])
        #expect(textEdges(nil) == [66, 66, 66])
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 50
        var rest: CGPoint?
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
        ) -> CGPoint {
            rest ?? collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: offset)
        }
    }

    private final class Layout: UICollectionViewFlowLayout {
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            CGPoint(x: 0, y: proposedContentOffset.y + 20)
        }
    }

    @Test func `a collection rests where the delegate or the layout says after a change`() {
        let (items, layout) = (Items(), UICollectionViewFlowLayout())
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 20), 0)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (items, items)
        view.layoutIfNeeded()
        view.contentOffset.y = 200
        items.rest = CGPoint(x: 0, y: 240)
        items.count = 51
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(view.contentOffset.y == 240)
        #expect(view.indexPathsForVisibleItems.map(\.item).min() == 12)
        items.rest = nil
        let other = Layout()
        (other.itemSize, other.minimumLineSpacing) = (CGSize(width: 100, height: 20), 0)
        view.setCollectionViewLayout(other, animated: false)
        #expect(view.contentOffset.y == 260)
        view.delegate = nil
        items.count = 50
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        #expect(view.contentOffset.y == 280)
    }
}
