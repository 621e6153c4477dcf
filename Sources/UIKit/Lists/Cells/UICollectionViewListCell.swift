public import Foundation
import LayoutSimViewTree

/// A cell of a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Where the row lies in its list; `nil` outside of one.
    private(set) var place: ListRowPlace?
    /// Where the row will lie, from the moment on at which it is dequeued.
    var comingPlace: ListRowPlace?
    private lazy var parts = ListCellParts(self)
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place = comingPlace ?? place, place.isHeader else { return .cell() }
        return place.list.headerContent
    }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let place = comingPlace ?? place else { return .listPlainCell() }
        return place.isHeader ? .clear() : place.list.rowBackground
    }
    /// As recorded on iOS 26, that of the list as long as the app gives none.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { hasOwnBackground ? super.backgroundConfiguration : defaultBackgroundConfiguration() }
        set {
            hasOwnBackground = true
            super.backgroundConfiguration = newValue
            parts.showBackground()
        }
    }
    /// Whether the app gave the cell a background, or none.
    private(set) var hasOwnBackground = false
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var indentsAccessories = true
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isEditing = isEditedInList
        state.isExpanded = isExpandedInOutline
        return state
    }
    override var fitsWidth: Bool { true }

    override func setUpDefaults() {
        super.setUpDefaults()
        contentView.preservesSuperviewLayoutMargins = true
    }

    /// The list that shows the cell.
    var list: UICollectionView? { superview as? UICollectionView }
    var isEditedInList: Bool { list?.isEditing ?? false }
    /// Whether the items below the cell's are seen.
    var isExpandedInOutline: Bool {
        guard let place, place.isRow else { return false }
        return (list?.dataSource as? any OutlineData)?.isExpanded(at: place.path) ?? false
    }

    override func take(_ attributes: UICollectionViewLayoutAttributes) {
        takePlace(attributes)
        super.take(attributes)
    }

    /// Learns where the row lies, by which its margins, its lines and its corners go.
    private func takePlace(_ attributes: UICollectionViewLayoutAttributes) {
        let former = place
        place = attributes.rowPlace
        comingPlace = nil
        guard let place, place != former else { return }
        let metrics = place.metrics
        layoutMargins.left = CGFloat(metrics.sideMargin)
        layoutMargins.right = CGFloat(metrics.sideMargin)
        layer.cornerRadius = place.corners.isEmpty ? 0 : CGFloat(metrics.groupCornerRadius)
        layer.maskedCorners = place.corners
        clipsToBounds = !place.corners.isEmpty
        if !hasOwnBackground, former == nil { parts.showBackground() }
        setNeedsLayout()
    }

    override func placeContent() {
        guard place != nil || !accessories.isEmpty else { return super.placeContent() }
        parts.update()
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        placeContent()
        contentView.arrangeListTexts()
        let width = layoutAttributes.size.width
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: contentView.bounds.width, height: layoutAttributes.size.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        guard size.height > 0 else { return layoutAttributes }
        layoutAttributes.size = CGSize(width: width, height: max(size.height, parts.leastHeight))
        return layoutAttributes
    }

    override func updateBackground(for state: UICellConfigurationState) {
        if hasOwnBackground { super.updateBackground(for: state) }
    }

    override func stateChanged() {
        super.stateChanged()
        if !hasOwnBackground { parts.showBackground() }
    }
}
