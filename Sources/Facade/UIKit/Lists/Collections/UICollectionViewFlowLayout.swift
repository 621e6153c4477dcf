public import Foundation
import LayoutSimUIKitArithmetic

/// A layout that arranges items in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What the insets of sections are relative to.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset = 0, fromSafeArea, fromLayoutMargins }

    /// The item size that lets cells size themselves.
    public static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)

    /// The minimum spacing between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue, minimumLineSpacing) } }
    /// The minimum spacing between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(oldValue, minimumInteritemSpacing) } }
    /// The size of items, in points, unless the delegate gives others.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue, itemSize) } }
    /// The estimated size of items, in points; zero for cells that do not size themselves.
    open var estimatedItemSize: CGSize = .zero { didSet { changed(oldValue, estimatedItemSize) } }
    /// The direction in which the layout scrolls.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { changed(oldValue, scrollDirection) }
    }
    /// The size of section headers, in points, unless the delegate gives others.
    open var headerReferenceSize: CGSize = .zero { didSet { changed(oldValue, headerReferenceSize) } }
    /// The size of section footers, in points, unless the delegate gives others.
    open var footerReferenceSize: CGSize = .zero { didSet { changed(oldValue, footerReferenceSize) } }
    /// The insets of the items of each section, in points.
    open var sectionInset: UIEdgeInsets = .zero { didSet { changed(oldValue, sectionInset) } }
    /// What the insets of sections are relative to, across the scroll direction.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { changed(oldValue, sectionInsetReference) }
    }
    /// Whether section headers stay visible as long as their section is.
    open var sectionHeadersPinToVisibleBounds = false { didSet { changed(oldValue, sectionHeadersPinToVisibleBounds) } }
    /// Whether section footers stay visible as long as their section is.
    open var sectionFootersPinToVisibleBounds = false { didSet { changed(oldValue, sectionFootersPinToVisibleBounds) } }

    private var flow: FlowSections?
    private var isFlowValid = false
    /// The size of the view for which it was told that items are too long; `nil` for none.
    var undefinedSize: CGSize?
    /// The preferred sizes of self-sizing cells.
    var measuredSizes: [IndexPath: CGSize] = [:]

    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    open override func prepare() {
        super.prepare()
        guard !isFlowValid, let collectionView else { return }
        isFlowValid = true
        flow = FlowSections(of: self, in: collectionView)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.forgetsMeasuredSizes { measuredSizes = [:] }
        if flowContext?.movesItems ?? true { isFlowValid = false }
        super.invalidateLayout(with: context)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        guard let flow else { return [] }
        return flow.keys(in: rect).compactMap(attributes).filter { $0.frame.intersects(rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(ElementKey(category: .cell, kind: nil, indexPath: indexPath))
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
    }
    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return flow?.contentSize ?? .zero
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
    }
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = collectionView?.bounds != newBounds
        context.isScroll = collectionView?.bounds.size == newBounds.size
        return context
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, preferredAttributes.representedElementCategory == .cell else { return false }
        guard preferredAttributes.size != originalAttributes.size else { return false }
        measuredSizes[preferredAttributes.indexPath] = preferredAttributes.size
        return true
    }

    private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let flow, let frame = flow.frame(of: key) else { return nil }
        let attributes = makeAttributes(key)
        attributes.frame = frame
        if key.category == .cell, estimatedItemSize != .zero {
            attributes.estimates = EstimatedSides(width: true, height: true)
        }
        if key.category == .supplementaryView {
            pin(attributes, section: flow.extent(ofSection: key.indexPath.section))
        }
        return attributes
    }

    /// Keeps a header or footer visible while its section is visible, if it is pinned.
    private func pin(_ attributes: UICollectionViewLayoutAttributes, section: CGRect) {
        guard let collectionView else { return }
        let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else { return }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        var frame = attributes.frame
        if scrollDirection == .vertical {
            frame.origin.y =
                isHeader
                ? min(max(frame.minY, visible.minY), section.maxY - frame.height)
                : max(min(frame.minY, visible.maxY - frame.height), section.minY)
        } else {
            frame.origin.x =
                isHeader
                ? min(max(frame.minX, visible.minX), section.maxX - frame.width)
                : max(min(frame.minX, visible.maxX - frame.width), section.minX)
        }
        attributes.frame = frame
        attributes.zIndex = 10
    }

    private func changed<Value: Equatable>(_ old: Value, _ new: Value) {
        if old != new { invalidateLayout() }
    }
}
