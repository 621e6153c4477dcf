public import Foundation

// In collections the items are attributes, which the layout asks the animator for.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
    /// An animator of the attributes of a layout.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        layoutOfItems = layout
    }

    /// The attributes of a cell that some behavior has; `nil` if none has them.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell, nil, at: indexPath)
    }

    /// The attributes of a supplementary view that some behavior has; `nil` if none has them.
    public func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementaryView, kind, at: indexPath)
    }

    /// The attributes of a decoration view that some behavior has; `nil` if none has them.
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

    /// The items of all behaviors, each once, in the order in which they came.
    var allItems: [any UIDynamicItem] {
        var known: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.ownItems).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIDynamicBehavior {
    /// The items that it and its children act on.
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
