import Foundation
import Testing

@testable import UIKit

/// Cells follow their items when others are inserted and deleted: they are not recreated, and no delegate is called.
@MainActor @Suite struct FollowingCellTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var sections: [[String]] = [["a", "b", "c", "d"], ["e", "f"]]
        var events: [String] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityIdentifier = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            events.append("+\(cell.accessibilityIdentifier ?? "")")
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            events.append("-\(cell.accessibilityIdentifier ?? "")")
        }
    }

    private let source = Source()
    private let view: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view
    }()

    enum Change: String, CaseIterable {
        case appendOutOfSight, insertFirst, delete, move, reload, mixed, insertSection, deleteSection, reloadSection

        var events: [String] {
            switch self {
            case .appendOutOfSight: []
            case .insertFirst: ["-f", "+x"]
            case .delete: ["-b"]
            case .move: []
            case .reload: ["-b", "+b"]
            case .mixed: ["-a", "-c", "+c", "+x"]
            case .insertSection: ["-f", "+x"]
            case .deleteSection: ["-a", "-b", "-c", "-d"]
            case .reloadSection: ["-e", "-f", "+e", "+f"]
            }
        }
    }

    @Test(arguments: Change.allCases) func `cells follow`(_ change: Change) {
        (view.dataSource, view.delegate) = (source, source)
        view.layoutIfNeeded()
        view.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
        let cells = Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.accessibilityIdentifier, $0) })
        source.events = []
        view.performBatchUpdates { make(change) }
        #expect(source.events.sorted() == change.events.sorted())
        let gone = source.events.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
        for path in view.indexPathsForVisibleItems {
            let name = source.sections[path.section][path.item]
            let cell = view.cellForItem(at: path)
            #expect(cell?.accessibilityIdentifier == name)
            #expect(cell?.frame == view.layoutAttributesForItem(at: path)?.frame)
            if let old = cells[name], !gone.contains(name) { #expect(cell === old) }
        }
        let selected = view.indexPathsForSelectedItems?.first
        #expect(selected.map { source.sections[$0.section][$0.item] } == "f")
    }

    private func make(_ change: Change) {
        func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
        switch change {
        case .appendOutOfSight:
            source.sections[1] += ["x"]
            view.insertItems(at: [path(2, 1)])
        case .insertFirst:
            source.sections[0].insert("x", at: 0)
            view.insertItems(at: [path(0)])
        case .delete:
            source.sections[0].remove(at: 1)
            view.deleteItems(at: [path(1)])
        case .move:
            source.sections = [["b", "c", "d"], ["e", "a", "f"]]
            view.moveItem(at: path(0), to: path(1, 1))
        case .reload: view.reloadItems(at: [path(1)])
        case .mixed:
            source.sections[0] = ["b", "x", "c", "d"]
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(1)])
            view.reloadItems(at: [path(2)])
        case .insertSection:
            source.sections.insert(["x"], at: 1)
            view.insertSections(IndexSet(integer: 1))
        case .deleteSection:
            source.sections.remove(at: 0)
            view.deleteSections(IndexSet(integer: 0))
        case .reloadSection: view.reloadSections(IndexSet(integer: 1))
        }
    }
}
