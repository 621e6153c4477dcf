import UIKit

/// Provides the sizes of items and the metrics of individual sections.
@MainActor public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
    /// Returns the size of an item, of which only the proportions matter; an item with a side of 0 or less has no
    /// height.
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// Returns the metrics of a section; the default is the layout's metrics.
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, metricsForSection section: Int
    ) -> WaterfallMetrics
}

extension WaterfallLayoutDelegate {
    /// Returns the layout's metrics for all sections.
    public func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, metricsForSection section: Int
    ) -> WaterfallMetrics { layout.metrics }
}
