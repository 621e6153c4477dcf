public import Foundation

// In collection views the items are layout attributes, which the layout requests from the animator.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
    /// Creates an animator for the attributes of a layout.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        layoutOfItems = layout
    }

    /// Returns the attributes of a cell that a behavior acts on, or `nil` if none does.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell, nil, at: indexPath)
    }

    /// Returns the attributes of a supplementary view that a behavior acts on, or `nil` if none does.
    public func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementaryView, kind, at: indexPath)
    }

    /// Returns the attributes of a decoration view that a behavior acts on, or `nil` if none does.
    public func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .decorationView, kind, at: indexPath)
    }

    private func attributes(
        of category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    /// The distinct items of all behaviors, in the order in which they were added.
    var allItems: [any UIDynamicItem] {
        var known: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.ownItems).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIDynamicBehavior {
    /// The items that the behavior and its children act on.
    var ownItems: [any UIDynamicItem] {
        let own: [any UIDynamicItem] =
            switch self {
            case let behavior as UISnapBehavior: behavior.item.map { [$0] } ?? []
            case let behavior as UIGravityBehavior: behavior.items
            case let behavior as UICollisionBehavior: behavior.items
            case let behavior as UIDynamicItemBehavior: behavior.items
            case let behavior as UIAttachmentBehavior: behavior.items
            case let behavior as UIPushBehavior: behavior.items
            case let behavior as UIFieldBehavior: behavior.items
            default: []
            }
        return own + childBehaviors.flatMap(\.ownItems)
    }
}
