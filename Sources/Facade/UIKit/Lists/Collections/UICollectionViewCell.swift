public import Foundation

/// A view for an item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
    /// The state of a cell in a drag.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// Configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    private let content = UIView()
    /// The storyboard segues that the cell triggers.
    var segues = CellSegues()
    let configured = ConfiguredContent()
    /// Whether the cell's swipe actions are visible.
    var isSwiped = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    override func setUpDefaults() {
        super.setUpDefaults()
        setUpContent()
    }

    /// The view that holds the content of the cell.
    open var contentView: UIView { content }
    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the cell is highlighted, as it is while touched.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// A view behind the content; `nil` for none.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
    /// A view behind the content that shows while the cell is selected or highlighted; `nil` for none.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: selectedBackgroundView) } }
    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isSwiped = isSwiped
        return state
    }
    /// Configures the cell whenever its state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Requests an update of the configuration; as recorded on iOS 26, it happens at the next layout.
    open func setNeedsUpdateConfiguration() { noteNeedsUpdate() }
    func callUpdateHandler(for state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Updates the configurations of the content and the background for a state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateContent(for: state)
        if updatesOwnBackground { updateBackground(for: state) }
    }
    /// Whether the background configuration, if there is one, is the cell's own rather than that of its list.
    var updatesOwnBackground: Bool { true }
    /// The configuration of the content; `nil` to show only what the app adds to the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configured.show(contentConfiguration, in: content) }
    }
    /// Whether the content configuration is updated for each new state.
    open var automaticallyUpdatesContentConfiguration = true
    /// The configuration of the background; `nil` for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration == nil { configuredBackground?.removeFromSuperview() }
            backgroundConfiguration?.show(in: self)
        }
    }
    /// Whether the background configuration is updated for each new state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Returns the background configuration that suits the cell; a clear one here.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// Responds to a change of the cell's state in a drag; never called here.
    open func dragStateDidChange(_ dragState: DragState) {}

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeContent()
        placeConfiguredBackground()
        backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        selectedBackgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
    }
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = measuredPart(contentView).systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: fitsWidth ? .required : layoutAttributes.estimates.widthPriority,
            verticalFittingPriority: layoutAttributes.estimates.heightPriority)
        if size.width > 0, size.height > 0 { layoutAttributes.size = size }
        return layoutAttributes
    }

    /// Whether the layout alone determines the width, as in lists.
    var fitsWidth: Bool { false }

    /// Sets the content view's frame to the bounds.
    func placeContent() {
        let frame = CGRect(origin: .zero, size: bounds.size)
        if content.frame != frame { content.frame = frame }
    }

    private func setUpContent() {
        content.frame = bounds
        content.layOutApart()
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        clipsToBounds = false
    }
    /// Updates the cell after its selected or highlighted state changed.
    func stateChanged() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        setNeedsUpdateConfiguration()
    }
    private func replaceBackground(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let isSelectedOne = new === selectedBackgroundView
        insertSubview(new, at: isSelectedOne && backgroundView != nil ? 1 : 0)
        if isSelectedOne { new.isHidden = !isSelected }
    }
}

extension UIView {
    /// Adds the view to a container, with constraints that fill it.
    func fill(_ container: UIView) {
        frame = container.bounds
        container.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: container.leadingAnchor),
            trailingAnchor.constraint(equalTo: container.trailingAnchor),
            topAnchor.constraint(equalTo: container.topAnchor),
            bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    }
}
