import Testing
import UIKit

/// Custom layouts with invalidation contexts and decorations.
@MainActor @Suite struct CustomLayoutTests {
    private final class Context: UICollectionViewLayoutInvalidationContext {
        var isOnlyMoved = false
    }

    private final class Shade: UICollectionReusableView {
        var strength: CGFloat = 0
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            strength = layoutAttributes.alpha
        }
    }

    /// A column of items, with a shade that stays at the top.
    private final class Column: UICollectionViewLayout {
        var log: [String] = []
        var asked: [String] = []
        private var places: [UICollectionViewLayoutAttributes] = []

        override class var invalidationContextClass: AnyClass { Context.self }
        override func prepare() {
            log.append("prepare")
            guard let collectionView else { return }
            places = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
                let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                place.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: collectionView.bounds.width, height: 50)
                return place
            }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(places.count) * 50)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append("elements")
            let shade = shade("shade", at: IndexPath(item: 0, section: 0))
            return places.filter { $0.frame.intersects(rect) } + [shade]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            asked.append("item \(indexPath.item)")
            return places[indexPath.item]
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            asked.append(elementKind)
            return shade(elementKind, at: indexPath)
        }
        private func shade(_ elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
            let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            shade.frame = CGRect(x: 0, y: collectionView?.contentOffset.y ?? 0, width: 100, height: 20)
            shade.alpha = 0.5
            shade.zIndex = 1
            return shade
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            (context as? Context)?.isOnlyMoved = newBounds.size == collectionView?.bounds.size
            return context
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            let words = (context as? Context)?.isOnlyMoved == true ? "moved" : "changed"
            log.append(context.invalidateEverything ? "everything" : words)
            super.invalidateLayout(with: context)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var cellsAsked = 0
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            cellsAsked += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private let layout = Column()
    private let source = Source()
    private let list: UICollectionView

    init() {
        layout.register(Shade.self, forDecorationViewOfKind: "shade")
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = source
        list.layoutIfNeeded()
        layout.log = []
    }

    private var shade: Shade? { list.subviews.lazy.compactMap { $0 as? Shade }.first }

    @Test func `a decoration lies where the layout says, and is told its values`() throws {
        let shade = try #require(shade)
        #expect(shade.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(shade.strength == 0.5 && shade.alpha == 0.5)
        list.contentOffset.y = 1_000
        list.layoutIfNeeded()
        #expect(self.shade === shade && shade.frame.minY == 1_000)
    }

    @Test func `a layout is told what became invalid by a context of its own class`() {
        list.contentOffset.y = 100
        list.layoutIfNeeded()
        #expect(layout.log == ["moved", "prepare"])
        layout.log = []
        list.frame.size.width = 200
        list.layoutIfNeeded()
        #expect(layout.log.contains("changed"))
        layout.log = []
        list.reloadData()
        list.layoutIfNeeded()
        #expect(layout.log.last == "prepare")
    }

    @Test func `what a context names is asked again by itself, in sight`() {
        let shade = IndexPath(item: 0, section: 0)
        let context = Context()
        context.invalidateItems(at: [2, 4, 90].map { IndexPath(item: $0, section: 0) })
        context.invalidateDecorationElements(ofKind: "shade", at: [shade])
        (layout.asked, source.cellsAsked) = ([], 0)
        layout.invalidateLayout(with: context)
        list.layoutIfNeeded()
        #expect(layout.log == ["changed", "prepare"])
        #expect(layout.asked == ["elements", "item 2", "item 4", "shade"] && source.cellsAsked == 0)
        layout.asked = []
        layout.invalidateLayout()
        list.layoutIfNeeded()
        #expect(layout.log.suffix(2) == ["everything", "prepare"] && layout.asked == ["elements"])
        #expect(source.cellsAsked == 0)
    }

    @Test func `a context moves the content`() {
        list.contentOffset.y = 100
        list.layoutIfNeeded()
        let context = Context()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 50)
        layout.log = []
        layout.invalidateLayout(with: context)
        list.layoutIfNeeded()
        #expect(list.contentOffset.y == 150 && layout.log == ["changed", "prepare"])
        list.layoutIfNeeded()
        #expect(list.contentOffset.y == 150)
    }
}
