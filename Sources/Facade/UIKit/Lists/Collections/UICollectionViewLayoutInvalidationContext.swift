public import Foundation
public import LayoutSimInertness

/// Describes which parts of a layout are invalid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole layout is invalid.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are asked for again.
    open internal(set) var invalidateDataSourceCounts = false
    /// Whether the view was resized, so that cells may prefer other sizes.
    var isResized = false
    /// Whether the preferred sizes of views are discarded.
    var forgetsMeasuredSizes: Bool { invalidateEverything || invalidateDataSourceCounts || isResized }
    /// The items whose attributes are invalid; `nil` for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views whose attributes are invalid, by kind; `nil` for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views whose attributes are invalid, by kind; `nil` for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// A distance by which the content offset changes, in points.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// A change of the content size; stored only.
    @Inert(.layout) open var contentSizeAdjustment: CGSize = .zero
    /// The former index paths of items that are being moved; always `nil` here.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The new index paths of items that are being moved; always `nil` here.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of items that are being moved; always zero here.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero
    public override init() { super.init() }
    /// Marks the attributes of items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Marks the attributes of supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedSupplementaryIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = all
    }
    /// Marks the attributes of decoration views as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedDecorationIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = all
    }
}

/// Describes which parts of a flow layout are invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sizes and spacings from the delegate are asked for again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes of items are computed again.
    open var invalidateFlowLayoutAttributes = true
    /// Whether only the origin of the bounds changed, which moves no items.
    var isScroll = false
    /// Whether the items must be laid out again.
    var movesItems: Bool {
        invalidateFlowLayoutDelegateMetrics || invalidateFlowLayoutAttributes && !isScroll
    }
}

/// A single change of a collection view's items.
open class UICollectionViewUpdateItem: NSObject {
    /// What happened to an item or a section.
    public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }
    /// The index path before the update; `nil` if inserted, and with `NSNotFound` as the item for a whole section.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; `nil` if deleted, and with `NSNotFound` as the item for a whole section.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// What happened to the item or section.
    open private(set) var updateAction: Action
    public override init() {
        updateAction = .none
        super.init()
    }
    convenience init(_ before: IndexPath?, _ after: IndexPath?, _ action: Action) {
        self.init()
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
    }
}
