import Foundation
import Testing
import UIKit

/// Recomputing layouts when bounds change.
@MainActor @Suite struct BoundsChangeTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// A layout of one item as wide as the view that records its calls.
    private final class Layout: UICollectionViewLayout {
        var invalidates: (CGRect, CGRect) -> Bool = { _, _ in false }
        private(set) var prepared = 0
        private(set) var asked: [(old: CGRect, new: CGRect)] = []
        private var width: CGFloat = 0

        override func prepare() {
            prepared += 1
            width = collectionView?.bounds.width ?? 0
        }
        override var collectionViewContentSize: CGSize { CGSize(width: width, height: 900) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [attributes]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes
        }
        private var attributes: UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: 0, y: 0, width: width, height: 900)
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            let old = collectionView?.bounds ?? .null
            asked.append((old, newBounds))
            return invalidates(old, newBounds)
        }
    }

    private let layout = Layout()
    private let source = Source()
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
    }

    private var width: CGFloat? { view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width }

    private func resize(_ width: CGFloat, _ height: CGFloat) {
        view.frame.size = CGSize(width: width, height: height)
        view.layoutIfNeeded()
    }

    @Test func `a layout that wants nothing of a new size is not prepared for it`() {
        resize(500, 300)
        #expect(layout.prepared == 1)
        #expect(width == 300)
        #expect(view.contentSize.width == 300)
    }

    @Test func `a layout is asked while the view has its old bounds`() {
        layout.invalidates = { $0.width != $1.width }
        resize(300, 350)
        #expect(layout.prepared == 1)
        resize(500, 350)
        #expect(layout.prepared == 2)
        #expect(width == 500)
        #expect(layout.asked.map(\.old.size.width) == [300, 300])
        #expect(layout.asked.map(\.new.size.width) == [300, 500])
        #expect(view.bounds.width == 500)
    }

    @Test func `a layout is asked for each place that it is scrolled to`() {
        layout.invalidates = { $0.minY != $1.minY }
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(layout.prepared == 2)
        #expect(layout.asked.map(\.old.minY) == [0])
        #expect(layout.asked.map(\.new.minY) == [50])
    }
}
