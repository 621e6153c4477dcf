import Testing
import UIKit

/// Cells in custom layouts, which are asked for their preferred size.
@MainActor @Suite struct CustomLayoutFittingTests {
    /// A layout that places items side by side in their preferred widths.
    private final class Row: UICollectionViewLayout {
        var widths: [Int: CGFloat] = [:]
        private var frames: [CGRect] = []

        override func prepare() {
            frames = []
            for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
                frames.append(CGRect(x: frames.last?.maxX ?? 0, y: 0, width: widths[item] ?? 0, height: 50))
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: frames.last?.maxX ?? 0, height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            guard preferred.size.width != original.size.width else { return false }
            widths[original.indexPath.item] = preferred.size.width
            return true
        }
    }

    private final class Cell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
            return layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func `a layout of an app learns what its cells want`() {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 100), collectionViewLayout: Row())
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        let cells = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(
            cells == [
                CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 100, height: 50),
                CGRect(x: 150, y: 0, width: 150, height: 50),
            ])
        #expect(view.contentSize.width == 300)
    }
}
