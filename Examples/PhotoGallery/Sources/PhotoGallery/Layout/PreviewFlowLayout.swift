import UIKit

/// Photos beside each other, each in the middle of the height; those away from the middle of the page are smaller and fade.
final class PreviewFlowLayout: ScaledFlowLayout {
    /// At this distance from its place, in points, a photo would be gone.
    private static let reach: CGFloat = 1_000

    /// The scale, and the opacity, of an item whose place in sight is at the leading edge.
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
        // A layout keeps its attributes; what it gives away is changed in a copy.
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        let presence = Self.presence(
            itemWidth: attributes.size.width, center: attributes.center.x - collectionView.bounds.minX)
        // The last column of a flow is not in the middle as the others are.
        copy?.center.y = collectionView.bounds.height / 2
        copy?.transform = CGAffineTransform(scaleX: presence, y: presence)
        copy?.alpha = presence
        return copy
    }
}
