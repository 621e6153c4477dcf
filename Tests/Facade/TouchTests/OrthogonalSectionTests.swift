import LayoutSimRendering
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Sections of compositional layouts that scroll across them, in groups of 200 points with gaps of 10.
@MainActor struct OrthogonalSectionTests {
    struct Drag: Sendable {
        var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
        var isMirrored = false
        /// The distance that a finger which rests before it is lifted moves the content.
        var way: CGFloat
        /// The final position of the first item.
        var x: CGFloat
    }

    @Test(arguments: [
        Drag(way: 0, x: 20), Drag(way: -110, x: -80), Drag(way: 100, x: 20), Drag(way: -5000, x: -1735),
        Drag(behavior: .continuousGroupLeadingBoundary, way: -140, x: -190),
        Drag(behavior: .groupPaging, way: -110, x: 20), Drag(behavior: .groupPaging, way: -140, x: -190),
        Drag(behavior: .groupPagingCentered, way: 0, x: 87.5),
        Drag(behavior: .groupPagingCentered, way: -140, x: -122.5),
        Drag(behavior: .paging, way: -110, x: 20), Drag(behavior: .paging, way: -230, x: -355),
        Drag(isMirrored: true, way: 0, x: 155), Drag(isMirrored: true, way: 110, x: 255),
        Drag(behavior: .groupPaging, isMirrored: true, way: 140, x: 365),
    ]) func `fingers scroll a section`(_ sample: Drag) throws {
        let grid = StripController(sample.behavior)
        grid.collectionView.semanticContentAttribute = sample.isMirrored ? .forceRightToLeft : .forceLeftToRight
        try onPhone(grid) { screen in
            let list = try #require(grid.collectionView)
            let header = list.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
            let step: CGFloat = sample.way < 0 ? -310 : 310
            var left = sample.way
            while left != 0 {
                let way = abs(left) > 310 ? step : left
                try screen.drag(CGPoint(x: way < 0 ? 350 : 20, y: 60), by: CGVector(dx: way, dy: 0))
                left -= way
            }
            screen.window.layoutIfNeeded()
            let place = list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
            #expect(place.map { abs($0 - sample.x) < 0.51 } ?? false, "\(String(describing: place))")
            #expect(list.contentOffset.y == -20)
            #expect(list.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame == header)
            for cell in list.visibleCells where list.indexPath(for: cell)?.section == 0 {
                #expect(cell.frame.maxX > 0 && cell.frame.minX < 375)
            }
            let seen = screen.window.frozen(named: "strip")
            #expect(screen.window.replayDifference(from: try Renderer().layout(seen)) == nil)
        }
    }

    @Test func `a flick turns one group, drags along the layout scroll the whole`() throws {
        let grid = StripController(.groupPaging)
        try onPhone(grid) { screen in
            let list = try #require(grid.collectionView)
            try screen.swipeLeft(CGPoint(x: 200, y: 60), velocity: 1500)
            let first = IndexPath(item: 0, section: 0)
            #expect(list.layoutAttributesForItem(at: first)?.frame.minX == -190)
            let top = list.contentOffset.y
            try screen.drag(CGPoint(x: 200, y: 60), by: CGVector(dx: 0, dy: -40))
            #expect(list.contentOffset.y > top)
            #expect(list.layoutAttributesForItem(at: first)?.frame.minX == -190)
        }
    }

    @Test func `items are scrolled to across the layout`() throws {
        let grid = StripController(.continuous)
        try onPhone(grid) { screen in
            let list = try #require(grid.collectionView)
            for (position, x) in [
                (UICollectionView.ScrollPosition.left, 0.0), (.centeredHorizontally, 87.5), (.right, 175),
            ] {
                list.scrollToItem(at: IndexPath(item: 4, section: 0), at: position, animated: false)
                screen.window.layoutIfNeeded()
                let cell = try #require(list.cellForItem(at: IndexPath(item: 4, section: 0)))
                #expect(abs(cell.frame.minX - x) < 0.51)
            }
            #expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        }
    }

    @Test func `a closure changes how items in sight look`() throws {
        let grid = StripController(.continuous)
        var offsets: [CGFloat] = []
        grid.handler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items where item.representedElementCategory == .cell {
                let middle = item.frame.midX - offset.x
                item.alpha = abs(middle - environment.container.contentSize.width / 2) < 100 ? 1 : 0.5
            }
        }
        try onPhone(grid) { screen in
            let list = try #require(grid.collectionView)
            @MainActor func alphas() -> [CGFloat?] {
                (0..<3).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.alpha }
            }
            #expect(alphas() == [1, 0.5, nil])
            list.scrollToItem(at: IndexPath(item: 1, section: 0), at: .centeredHorizontally, animated: false)
            screen.window.layoutIfNeeded()
            #expect(alphas() == [0.5, 1, 0.5])
            #expect(offsets.first == 0 && offsets.last == 142.5)
        }
    }
}

/// A strip of ten items above rows.
private final class StripController: UICollectionViewController {
    var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] section, _ in
            section == 0 ? self?.strip(behavior) : StripController.rows
        }
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    required init?(coder: NSCoder) { nil }

    private func strip(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        section.visibleItemsInvalidationHandler = handler
        return section
    }
    private static var rows: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
