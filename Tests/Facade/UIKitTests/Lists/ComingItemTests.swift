import Foundation
import Testing
import UIKit

/// Items that come into sight are visible items once the delegate has heard of all of them (TextureGroup/Texture#107).
@MainActor @Suite struct ComingItemTests {
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 3
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        private func note(_ word: String, _ path: IndexPath, _ view: UICollectionView) {
            let seen = view.indexPathsForVisibleItems.map { "\($0.item)" }.joined()
            log.append("\(word) \(path.item) [\(seen)] \(view.visibleCells.count)")
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { note("will", indexPath, collectionView) }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { note("end", indexPath, collectionView) }
        func told() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private let items = Items()
    private let view: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.itemSize) = (0, CGSize(width: 100, height: 50))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view
    }()

    init() { (view.dataSource, view.delegate) = (items, items) }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `the first items`() {
        view.layoutIfNeeded()
        #expect(items.told() == ["will 0 [] 0", "will 1 [] 0", "will 2 [] 0"])
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2] && view.visibleCells.count == 3)
    }

    @Test func `items that are inserted, and removed`() {
        view.layoutIfNeeded()
        _ = items.told()
        view.performBatchUpdates {
            items.count = 4
            view.insertItems(at: [path(3)])
        }
        #expect(items.told() == ["will 3 [012] 3"])
        view.performBatchUpdates {
            items.count = 3
            view.deleteItems(at: [path(3)])
        }
        #expect(items.told() == ["end 3 [012] 3"])
    }

    @Test func `items that are scrolled into sight`() {
        items.count = 9
        view.layoutIfNeeded()
        _ = items.told()
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(items.told().filter { $0.hasPrefix("will") } == ["will 4 [23] 2", "will 5 [23] 2"])
    }

    @Test func `items that are loaded again`() {
        view.layoutIfNeeded()
        _ = items.told()
        view.reloadData()
        view.layoutIfNeeded()
        #expect(items.told().filter { $0.hasPrefix("will") } == ["will 0 [] 0", "will 1 [] 0", "will 2 [] 0"])
    }
}
