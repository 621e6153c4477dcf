public import Foundation
import LayoutSimInertness
import QuartzCore

/// An object that lays out the items of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view that uses the layout; `nil` for none.
    open internal(set) weak var collectionView: UICollectionView?
    var decorationClasses: [String: AnyClass] = [:]
    /// The kinds of decoration views that nibs would make.
    var decorationNibs: Set<String> = []
    /// Whether `prepare()` must be called before the layout is used.
    var isInvalid = true
    /// Whether `prepare()` is running, during which no elements can be shown.
    private(set) var isPreparing = false

    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts with which the layout is invalidated.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Invalidates the whole layout.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }
    /// Invalidates what a context describes.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        collectionView?.layoutWasInvalidated(with: context)
    }
    /// Registers a class for decoration views of a kind; `nil` to remove the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }
    /// Does nothing here: decoration views cannot come from nibs.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        if nib != nil { decorationNibs.insert(elementKind) } else { decorationNibs.remove(elementKind) }
        inert(.behavior, self)
    }

    /// Called before an invalidated layout is used; does nothing by default.
    open func prepare() {}
    /// Returns the attributes of all elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of an item that is being moved; by default, its own at the target position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    /// Returns where an item that is being moved would go; by default, to the item at the position.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
    /// Returns whether new bounds of the collection view invalidate the layout; `false` by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the context with which new bounds invalidate the layout.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }
    /// Returns whether the size that a view prefers invalidates the layout; `false` by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the context with which the size that a view prefers invalidates the layout.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    /// Returns the context with which the movement of items invalidates the layout; never called here.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    /// Returns where scrolling comes to rest after a drag; the proposed content offset by default.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the content offset after an update or a change of the layout, unless the delegate does.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// The direction for which the layout was developed; not used here.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the layout is mirrored in the opposite layout direction; not used here.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Called before the changes of a batch update show; does nothing by default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the changes of a batch update show; does nothing by default.
    open func finalizeCollectionViewUpdates() {}
    /// Prepares the layout for an animated change of the bounds; never called here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Cleans up after an animated change of the bounds; never called here.
    open func finalizeAnimatedBoundsChange() {}
    /// Prepares the layout to be replaced by another one; never called here.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Prepares the layout to replace another one; never called here.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Cleans up after a change of the layout; never called here.
    open func finalizeLayoutTransition() {}
    /// Returns the attributes from which an inserted item appears; called, but not used here.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }
    /// Returns the attributes to which a deleted item disappears; called, but not used here.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }
    /// Returns the attributes from which a supplementary view appears; never called here.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes to which a supplementary view disappears; never called here.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes from which a decoration view appears; never called here.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes to which a decoration view disappears; never called here.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the supplementary views that an update removes; never called here.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the supplementary views that an update adds; never called here.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that an update removes; never called here.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that an update adds; never called here.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Creates an invalidation context of the layout's context class.
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return makeAtRunTime(type ?? UICollectionViewLayoutInvalidationContext.self)
    }

    /// Creates attributes of the layout's attributes class.
    func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = type ?? UICollectionViewLayoutAttributes.self
        let attributes = makeAtRunTime(made)
        attributes.name(key)
        return attributes
    }

    /// Prepares the layout if it was invalidated.
    func prepareIfNeeded() {
        guard isInvalid else { return }
        isInvalid = false
        isPreparing = true
        defer { isPreparing = false }
        prepare()
    }
}
