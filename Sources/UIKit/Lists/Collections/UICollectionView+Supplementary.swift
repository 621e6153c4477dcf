public import Foundation

extension UICollectionView {
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        elements[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
    }
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutObject.prepareIfNeeded()
        return layoutObject.layoutAttributesForItem(at: indexPath)
    }
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutObject.prepareIfNeeded()
        return layoutObject.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Layouts and items that follow a finger

    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition = UICollectionViewTransitionLayout(currentLayout: layoutObject, nextLayout: layout)
        return transition
    }
    public func finishInteractiveTransition() {}
    public func cancelInteractiveTransition() {}
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginItemMove(at: indexPath) }
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { itemMove?.follow(targetPosition) }
    public func endInteractiveMovement() { endItemMove(isDone: true) }
    public func cancelInteractiveMovement() { endItemMove(isDone: false) }

    /// Has the cells show what they show while they are edited, or no longer.
    func editingChanged() {
        for case let cell as UICollectionViewCell in elements.values {
            cell.setNeedsUpdateConfiguration()
            cell.setNeedsLayout()
        }
    }
}
