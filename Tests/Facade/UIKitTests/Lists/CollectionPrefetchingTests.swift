import Testing
import UIKit

/// The items that a collection view prefetches.
@MainActor @Suite struct CollectionPrefetchingTests {
    /// Opens a list of items of 100 points, three in a row or a column: six are visible in a window of 300 by 200.
    private func open(_ direction: UICollectionView.ScrollDirection, count: Int = 60) -> (UICollectionView, Source) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let size = direction == .vertical ? CGSize(width: 300, height: 200) : CGSize(width: 200, height: 300)
        let list = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = Source(count: count)
        (list.dataSource, list.prefetchDataSource) = (source, source)
        source.window.frame = list.frame
        source.window.addSubview(list)
        source.window.isHidden = false
        list.layoutIfNeeded()
        return (list, source)
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `the next screen is asked for, on the side to which it scrolls`(
        _ direction: UICollectionView.ScrollDirection
    ) {
        let (list, source) = open(direction)
        func scroll(to place: CGFloat) {
            list.contentOffset = direction == .vertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
            list.layoutIfNeeded()
        }
        #expect(source.take() == "asked 6 7 8 9 10 11")
        scroll(to: 100)
        #expect(source.take() == "asked 12 13 14")
        scroll(to: 1000)
        #expect(source.take() == "cancelled 9 10 11 12 13 14, asked 36 37 38 39 40 41")
        scroll(to: 900)
        #expect(source.take() == "cancelled 36 37 38 39 40 41, asked 26 25 24 23 22 21")
        scroll(to: 0)
        #expect(source.take() == "cancelled 21 22 23 24 25 26")
        source.window.isHidden = true
    }

    @Test func `nothing is asked for where nothing follows, or where it is turned off`() {
        let (_, few) = open(.vertical, count: 6)
        #expect(few.take() == "")
        let (list, source) = open(.vertical)
        _ = source.take()
        list.isPrefetchingEnabled = false
        list.contentOffset.y = 300
        list.layoutIfNeeded()
        #expect(source.take() == "")
        few.window.isHidden = true
        source.window.isHidden = true
    }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    let window = UIWindow()
    private let count: Int
    private var notes: [String] = []

    init(count: Int) { self.count = count }

    func take() -> String {
        defer { notes = [] }
        return notes.joined(separator: ", ")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        notes.append((["asked"] + indexPaths.map { "\($0.item)" }).joined(separator: " "))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        notes.append((["cancelled"] + indexPaths.map { "\($0.item)" }).joined(separator: " "))
    }
}
