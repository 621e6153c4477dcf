public import Foundation

/// Describes which parts of a layout are invalid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    open internal(set) var invalidateEverything = false
    open internal(set) var invalidateDataSourceCounts = false
    /// Whether the view was resized, so that cells may prefer other sizes.
    var isResized = false
    /// Whether the preferred sizes of views are discarded.
    var forgetsMeasuredSizes: Bool { invalidateEverything || invalidateDataSourceCounts || isResized }
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    open var contentOffsetAdjustment: CGPoint = .zero
    open var contentSizeAdjustment: CGSize = .zero
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget: CGPoint = .zero
    public override init() { super.init() }
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedSupplementaryIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = all
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedDecorationIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = all
    }
}

/// Describes which parts of a flow layout are invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
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
    public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }
    open private(set) var indexPathBeforeUpdate: IndexPath?
    open private(set) var indexPathAfterUpdate: IndexPath?
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
