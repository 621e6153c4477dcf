import UIKit

/// Tells a waterfall the sizes of its items, and what is special about a section.
@MainActor public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
    /// The size of an item, of which only the proportions count; an item with a side of 0 or less has no height.
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// How a section is laid out; without this method, as the layout is set up.
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, metricsForSection section: Int
    ) -> WaterfallMetrics
}

extension WaterfallLayoutDelegate {
    /// All sections are laid out as the layout is set up.
    public func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, metricsForSection section: Int
    ) -> WaterfallMetrics { layout.metrics }
}
