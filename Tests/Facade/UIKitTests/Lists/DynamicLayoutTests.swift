import Foundation
import Testing
import UIKit

/// Layouts that get their attributes from an animator.
@MainActor @Suite struct DynamicLayoutTests {
    /// A layout that ties each item to its place in a flow layout.
    private final class TiedLayout: UICollectionViewFlowLayout {
        private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty else { return }
            let all = super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))
            for case let attributes as UICollectionViewLayoutAttributes in (all ?? []).map({ $0.copy() }) {
                animator.addBehavior(UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center))
            }
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func `cells lie where their attributes rest`() throws {
        let layout = TiedLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 10
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 120), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
        #expect(view.visibleCells.count == 2)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.frame.minY == 300)
    }

    @Test func `an item of several behaviors is there once`() {
        let (view, animator) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIDynamicAnimator())
        let group = UIDynamicBehavior()
        group.addChildBehavior(UIGravityBehavior(items: [view]))
        group.addChildBehavior(UIFieldBehavior.springField())
        animator.addBehavior(group)
        animator.addBehavior(UISnapBehavior(item: view, snapTo: .zero))
        #expect(animator.items(in: CGRect(x: 5, y: 5, width: 20, height: 20)).count == 1)
        #expect(animator.items(in: CGRect(x: 50, y: 5, width: 20, height: 20)).isEmpty)
    }

    @Test func `regions combine`() {
        let ring = UIRegion(radius: 10).byDifference(from: UIRegion(size: CGSize(width: 4, height: 4)))
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 11)]
        #expect(points.map(ring.contains) == [false, true, false])
        #expect(points.map(ring.inverse().contains) == [true, false, true])
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    }
}
