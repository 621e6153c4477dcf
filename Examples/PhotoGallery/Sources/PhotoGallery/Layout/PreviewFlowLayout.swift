import UIKit

/// A horizontal row of vertically centered photos; those away from the middle of the page are smaller and faded.
final class PreviewFlowLayout: ScaledFlowLayout {
    /// The distance from its place, in points, at which a photo would disappear.
    private static let reach: CGFloat = 1_000

    /// Returns the scale and opacity of an item, given its center relative to the leading edge of the visible part.
    static func presence(itemWidth: CGFloat, center: CGFloat) -> CGFloat {
        max(0, 1 - abs(itemWidth / 2 - center) / reach)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap(shown)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).flatMap(shown)
    }

    private func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard attributes.representedElementCategory == .cell, let collectionView else { return attributes }
        // A layout caches its attributes, so only a copy may be changed.
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        let presence = Self.presence(
            itemWidth: attributes.size.width, center: attributes.center.x - collectionView.bounds.minX)
        // A flow layout does not center its last column like the others.
        copy?.center.y = collectionView.bounds.height / 2
        copy?.transform = CGAffineTransform(scaleX: presence, y: presence)
        copy?.alpha = presence
        return copy
    }
}
