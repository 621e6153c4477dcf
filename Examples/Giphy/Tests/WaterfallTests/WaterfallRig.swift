import Testing
import UIKit

@testable import Waterfall

/// A collection view that has only a waterfall layout.
@MainActor final class WaterfallRig: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
    /// A layout that counts its computations.
    final class CountingLayout: WaterfallLayout {
        var prepared = 0
        override func prepare() {
            prepared += 1
            super.prepare()
        }
    }

    var sections: [[CGSize]]
    /// The metrics of individual sections.
    var special: [Int: WaterfallMetrics] = [:]
    let layout = CountingLayout()
    let view: UICollectionView

    static let sizes = [
        CGSize(width: 480, height: 270), CGSize(width: 200, height: 200), CGSize(width: 200, height: 356),
        CGSize(width: 500, height: 281), CGSize(width: 245, height: 245), CGSize(width: 480, height: 480),
        CGSize(width: 200, height: 110), CGSize.zero,
    ]

    init(
        _ sections: [[CGSize]] = [sizes], width: CGFloat = 375, height: CGFloat = 667,
        _ change: (inout WaterfallMetrics) -> Void = { _ in }
    ) {
        self.sections = sections
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        super.init()
        change(&layout.metrics)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in Self.kinds {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.contentInsetAdjustmentBehavior = .never
        (view.dataSource, view.delegate) = (self, self)
        view.layoutIfNeeded()
    }

    static let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]

    func frame(_ item: Int, section: Int = 0) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    func header(_ section: Int) -> CGRect? { edge(Self.kinds[0], section) }
    func footer(_ section: Int) -> CGRect? { edge(Self.kinds[1], section) }
    private func edge(_ kind: String, _ section: Int) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    var contentHeight: CGFloat { layout.collectionViewContentSize.height }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sections[indexPath.section][indexPath.item] }
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, metricsForSection section: Int
    ) -> WaterfallMetrics { special[section] ?? layout.metrics }
}
