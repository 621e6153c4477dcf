import Foundation
import Testing
@testable import UIKit

/// The cells that a batch update requests again, and those that it keeps.
@MainActor @Suite struct CollectionUpdateTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var items = ["a", "b", "c", "d"]
        var asked: [String] = []
        var ended: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append(items[indexPath.item])
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = items[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            ended.append(indexPath.item)
        }
    }

    private let source = Source()
    private let view: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.itemSize) = (0, CGSize(width: 100, height: 20))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 500), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view
    }()

    init() {
        (view.dataSource, view.delegate) = (source, source)
        view.layoutIfNeeded()
        source.asked = []
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// The contents of the list, from its top.
    private var shown: [String] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.accessibilityLabel)
    }

    enum Change: CaseIterable { case reload, insert, delete, move, both }

    @Test(arguments: Change.allCases) func `only what changes is asked for`(_ change: Change) throws {
        let cells = view.visibleCells
        view.selectItem(at: path(3), animated: false, scrollPosition: [])
        switch change {
        case .reload:
            view.reloadItems(at: [path(1)])
            #expect(source.asked == ["b"] && source.ended == [1])
        case .insert:
            source.items.insert("x", at: 1)
            view.insertItems(at: [path(1)])
            #expect(source.asked == ["x"] && source.ended == [])
        case .delete:
            source.items.remove(at: 1)
            view.deleteItems(at: [path(1)])
            #expect(source.asked == [] && source.ended == [1])
        case .move:
            source.items = ["b", "c", "a", "d"]
            view.moveItem(at: path(0), to: path(2))
            #expect(source.asked == [] && source.ended == [])
        case .both:
            source.items = ["x", "b", "d", "y"]
            view.performBatchUpdates {
                view.deleteItems(at: [path(0), path(2)])
                view.insertItems(at: [path(0), path(3)])
            }
            #expect(source.asked == ["x", "y"] && source.ended == [0, 2])
        }
        #expect(shown == source.items)
        let selected = try #require(source.items.firstIndex(of: "d"))
        #expect(view.indexPathsForSelectedItems == [path(selected)])
        #expect(view.cellForItem(at: path(selected)) === cells[3] && cells[3].isSelected)
        #expect(view.visibleCells.map(\.frame.minY) == view.visibleCells.indices.map { CGFloat($0) * 20 })
    }

    @Test func `an item that is configured anew keeps its cell`() throws {
        let cell = view.cellForItem(at: path(1))
        source.items[1] = "z"
        view.reconfigureItems(at: [path(1)])
        #expect(view.cellForItem(at: path(1)) === cell && cell?.accessibilityLabel == "z")
        #expect(source.asked == ["z"] && source.ended == [])
    }
}
