import CoreGraphics

/// The elements that contexts invalidated individually since the last layout pass.
struct InvalidatedElements {
    private(set) var keys: Set<ElementKey> = []
    /// The adjustment of the content offset, in points.
    private(set) var offsetAdjustment = CGPoint.zero

    mutating func take(_ context: UICollectionViewLayoutInvalidationContext) {
        offsetAdjustment = offsetAdjustment + context.contentOffsetAdjustment
        keys.formUnion(
            (context.invalidatedItemIndexPaths ?? []).map { ElementKey(category: .cell, kind: nil, indexPath: $0) })
        take(context.invalidatedSupplementaryIndexPaths, .supplementaryView)
        take(context.invalidatedDecorationIndexPaths, .decorationView)
    }

    private mutating func take(_ paths: [String: [IndexPath]]?, _ category: UICollectionView.ElementCategory) {
        for (kind, paths) in paths ?? [:] {
            keys.formUnion(paths.map { ElementKey(category: category, kind: kind, indexPath: $0) })
        }
    }
}
