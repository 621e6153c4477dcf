public import Foundation
import LayoutSimViewTree

/// A collection view cell for lists.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The placement of the row in its list; `nil` outside of a list.
    private(set) var place: ListRowPlace?
    /// The placement that the row will have, known from the time it is dequeued.
    var comingPlace: ListRowPlace?
    private lazy var parts = ListCellParts(self)
    /// Returns the content configuration that the list uses for rows, headers or footers like this cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place = comingPlace ?? place, place.isHeader else { return .cell() }
        return place.list.headerContent
    }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let place = comingPlace ?? place else { return .listPlainCell() }
        return place.isHeader ? .clear() : place.list.rowBackground
    }
    /// The background configuration; as recorded on iOS 26, that of the list unless the app sets one.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { hasOwnBackground ? super.backgroundConfiguration : defaultBackgroundConfiguration() }
        set {
            hasOwnBackground = true
            super.backgroundConfiguration = newValue
            parts.showBackground()
        }
    }
    /// Whether the app set a background configuration, even to `nil`.
    private(set) var hasOwnBackground = false
    /// The number of indentations of the content.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether leading accessories are indented with the content.
    open var indentsAccessories = true
    /// The accessories of the cell, from the leading to the trailing edge.
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
    /// A layout guide for the separator; has no effect here.
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

    /// The collection view that contains the cell.
    var list: UICollectionView? { superview as? UICollectionView }
    var isEditedInList: Bool { list?.isEditing ?? false }
    /// Whether the child items of the cell's item are visible.
    var isExpandedInOutline: Bool {
        guard let place, place.isRow else { return false }
        return (list?.dataSource as? any OutlineData)?.isExpanded(at: place.path) ?? false
    }

    override func take(_ attributes: UICollectionViewLayoutAttributes) {
        takePlace(attributes)
        super.take(attributes)
    }

    /// Updates the placement of the row, which decides its margins, separator, and corners.
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

    override var updatesOwnBackground: Bool { hasOwnBackground }

    override func stateChanged() {
        super.stateChanged()
        if !hasOwnBackground { parts.showBackground() }
    }
}
