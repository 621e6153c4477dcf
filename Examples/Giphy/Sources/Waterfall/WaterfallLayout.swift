import UIKit

/// Lays out items of one width in columns, each directly below the one above it.
///
/// The collection view's delegate provides the sizes of the items. Sections follow one another, with headers and
/// footers of `UICollectionView`'s kinds. The layout is computed again only when the width changes.
open class WaterfallLayout: UICollectionViewLayout {
    /// The metrics of sections for which the delegate provides none.
    public var metrics = WaterfallMetrics() {
        didSet { if metrics != oldValue { invalidateLayout() } }
    }
    /// The minimum height of the content, in points.
    public var minimumContentHeight: CGFloat = 0 {
        didSet { if minimumContentHeight != oldValue { invalidateLayout() } }
    }

    private var plan = WaterfallPlan(width: 0, scale: 1)
    private var runs = WaterfallRuns(WaterfallPlan(width: 0, scale: 1))
    private var width: CGFloat = 0

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        width = collectionView.bounds.width
        plan = WaterfallPlan(width: width, scale: collectionView.traitCollection.displayScale)
        let delegate = collectionView.delegate as? any WaterfallLayoutDelegate
        for section in 0..<collectionView.numberOfSections {
            let metrics =
                delegate?.collectionView(collectionView, layout: self, metricsForSection: section) ?? metrics
            plan.add(metrics, itemCount: collectionView.numberOfItems(inSection: section)) { item in
                let path = IndexPath(item: item, section: section)
                return delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? .zero
            }
        }
        runs = WaterfallRuns(plan)
    }

    open override var collectionViewContentSize: CGSize {
        plan.sections.isEmpty ? .zero : CGSize(width: width, height: max(plan.bottom, minimumContentHeight))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != width }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        runs.elements(in: rect).compactMap { element in
            switch element {
            case .header(let section): edge(UICollectionView.elementKindSectionHeader, section)
            case .footer(let section): edge(UICollectionView.elementKindSectionFooter, section)
            case .item(let item, let section): layoutAttributesForItem(at: IndexPath(item: item, section: section))
            }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard plan.sections.indices.contains(indexPath.section),
            plan.sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = plan.sections[indexPath.section].items[indexPath.item]
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard plan.sections.indices.contains(indexPath.section) else { return nil }
        let section = plan.sections[indexPath.section]
        let frame =
            switch elementKind {
            case UICollectionView.elementKindSectionHeader: section.header
            case UICollectionView.elementKindSectionFooter: section.footer
            default: CGRect?.none
            }
        guard let frame else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        return attributes
    }

    private func edge(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))
    }
}
