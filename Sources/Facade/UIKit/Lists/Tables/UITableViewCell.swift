// Longer than 300 lines, because overridable members must be declared in the class body.
public import Foundation
import LayoutSimInterfaceBuilder
public import LayoutSimInertness

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate, ConfiguredView {
    /// The arrangement of a cell's own labels and image.
    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    /// How a selected cell looks: `none` does not show the selection, and all others look alike here.
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
    /// The editing control of a row.
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
    /// The system's accessory at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// How a focused cell looks.
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
    /// How the separators of a table look.
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
    /// The state of a cell in a drag.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// Configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    let cellStyle: CellStyle
    var identifier: String?
    /// The position of the cell among its neighbors.
    var position = Position() { didSet { if position != oldValue { positionChanged(from: oldValue) } } }
    /// Whether the contents determine the height, as set by the table when it creates the row.
    var sizesItself = false { didSet { if sizesItself != oldValue { setNeedsLayout() } } }
    var listStyle: UITableView.Style = .plain { didSet { takeListColor() } }
    private static let plainColor = UIColor.systemBackground
    /// The content layout from a nib; `nil` where the system determines it.
    var shape: CellContent?
    private let content = UITableViewCellContentView()
    /// Whether constraints from a nib lay out the labels and the image.
    private(set) var hasPartsOfFile = false
    /// The storyboard segues that the cell triggers.
    var segues = CellSegues()
    private var title: UILabel?
    private var detail: UILabel?
    private var picture: UIImageView?
    let configured = ConfiguredContent()
    var shownAccessories = ShownAccessories()
    private(set) lazy var separator = makeSeparator()
    /// The default background of the selected row, unless the cell has a selected background view.
    var ownSelection: UIView?

    /// Creates a cell with a style and a reuse identifier; `nil` for one that is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        let object = (coder as? NibCoder)?.object
        cellStyle = CellStyle(interfaceBuilderName: object?.option("style"))
        identifier = object?.text("reuseIdentifier")
        super.init(coder: coder)
    }
    override func setUpDefaults() {
        super.setUpDefaults()
        content.frame = bounds
        layOutApart()
        content.layOutApart()
        content.cell = self
        addSubview(content)
        backgroundColor = Self.plainColor
        let vertical: CGFloat = _iOS(26) ? 15 : 11
        layoutMargins = UIEdgeInsets(top: vertical, left: 16, bottom: vertical, right: 16)
        content.preservesSuperviewLayoutMargins = false
        content.layoutMargins = layoutMargins
    }

    /// The image view of the cell, created on first use; `nil` in the style `value2`.
    open var imageView: UIImageView? {
        if let picture { return picture }
        guard cellStyle != .value2 else { return nil }
        let made = UIImageView(frame: .zero)
        content.addSubview(made)
        picture = made
        return made
    }
    /// The label of the text, created on first use.
    open var textLabel: UILabel? {
        if let title { return title }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: cellStyle == .value2 ? .caption1 : .body)
        content.addSubview(made)
        title = made
        return made
    }
    /// The label of the detail text, created on first use; `nil` in the default style.
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        guard cellStyle != .default else { return nil }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: cellStyle == .subtitle ? .caption1 : .body)
        if cellStyle == .value1 { made.textColor = .secondaryLabel }
        content.addSubview(made)
        detail = made
        return made
    }
    /// Adopts a view from a nib as a part of the cell's style.
    func adopt(_ view: NSObject, as part: String) {
        if cellStyle == .default {
            (view as? UIView)?.translatesAutoresizingMaskIntoConstraints = true
        } else {
            hasPartsOfFile = true
        }
        switch part {
        case "textLabel": title = view as? UILabel
        case "detailTextLabel": detail = view as? UILabel
        default: picture = view as? UIImageView
        }
    }
    /// The labels and the image view that have been created so far.
    var parts: (title: UILabel?, detail: UILabel?, picture: UIImageView?) { (title, detail, picture) }

    /// The view that holds the content of the cell.
    open var contentView: UIView { content }
    /// A view behind the content; `nil` for none.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
    /// A view behind the content that shows while the cell is selected or highlighted; `nil` for a gray one.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: selectedBackgroundView) } }
    /// A view behind the content of a selected cell where several rows can be selected; `nil` for that of any
    /// selection.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: multipleSelectionBackgroundView) }
    }
    /// The reuse identifier; `nil` for a cell that is not reused.
    open var reuseIdentifier: String? { identifier }
    /// Called before the cell is reused; ends its selection and its highlight.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }
    /// How the cell looks while it is selected.
    open var selectionStyle: SelectionStyle = .default
    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is highlighted, as it is while touched.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var selected = false
    private var highlighted = false
    /// Selects or deselects the cell; the default background fades if animated.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard self.selected != selected else { return }
        self.selected = selected
        stateChanged(animated: animated)
    }
    /// Highlights the cell or ends its highlight; the default background fades if animated.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard self.highlighted != highlighted else { return }
        self.highlighted = highlighted
        stateChanged(animated: animated)
    }
    /// The editing control of the row; `none` outside of editing mode.
    open var editingStyle: EditingStyle { rowEditing?.style ?? .none }
    /// How the table edits the row; `nil` outside of editing mode.
    var rowEditing: Editing? { didSet { setNeedsLayout() } }
    var editControl: UITableViewCellEditControl?
    var reorderControl: UITableViewCellReorderControl?
    /// Whether the cell shows a reorder control in editing mode; the table sets it for rows that can be moved.
    open var showsReorderControl = false
    /// Whether a cell without an editing control is indented in editing mode, unless the delegate says otherwise.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// The system's accessory, shown without an accessory view and outside of editing mode.
    open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    /// The app's accessory at the trailing edge, shown outside of editing mode; `nil` for that of the system.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    /// The system's accessory in editing mode.
    open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    /// The app's accessory in editing mode; `nil` for that of the system.
    open var editingAccessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }
    /// The number of indentations of the content.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The insets of the separator below the row, in points; those of the table by default.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? position.separatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Begins or ends editing mode; not animated here.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return }
        defer { showOwnSelection(animated: false) }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        self.editing = editing
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        didTransition(to: state)
    }
    /// Whether the cell asks whether to delete it; always `false` here.
    open var showingDeleteConfirmation: Bool { false }
    /// How the cell looks while it is focused; stored only.
    @Inert(.behavior) open var focusStyle: FocusStyle = .default
    /// Called before editing mode begins or ends; does nothing by default.
    open func willTransition(to state: StateMask) {}
    /// Called after editing mode began or ended; does nothing by default.
    open func didTransition(to state: StateMask) {}
    /// Responds to a change of the cell's state in a drag; never called here.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Whether the cell takes touches while it is dragged; stored only.
    @Inert(.behavior) open var userInteractionEnabledWhileDragging = false
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selected
        state.isHighlighted = highlighted
        state.isEditing = editing
        return state
    }
    /// Configures the cell whenever its state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Requests an update of the configuration; as recorded on iOS 26, it happens at the next layout.
    open func setNeedsUpdateConfiguration() { noteNeedsUpdate() }
    func callUpdateHandler(for state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Updates the configurations that update automatically for a state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateContent(for: state)
        updateBackground(for: state)
    }
    /// Returns the content configuration that matches the style of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .value1: .valueCell()
        case .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
    /// Returns the background configuration of rows in plain lists.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    /// The configuration of the content; `nil` to show the cell's own labels or what the app adds to the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured.show(contentConfiguration, in: content)
            if contentConfiguration != nil { (superview as? UITableView)?.rowDidChange(self) }
        }
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

    /// Returns the size of what a content configuration shows, in points; without one, that of the constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let part = contentConfiguration == nil ? self : measuredPart(contentView)
        guard part !== self else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        updateConfigurationIfNeeded()
        return part.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
        placeConfiguredBackground()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        multipleSelectionBackgroundView?.frame = bounds
        ownSelection?.frame = bounds
    }

    private func stateChanged(animated: Bool) {
        showSelectedBackground()
        showOwnSelection(animated: animated)
        (superview as? UITableView)?.separatorsChanged(around: self)
        setNeedsUpdateConfiguration()
        if rowEditing != nil { setNeedsLayout() }
    }
    /// Shows the background view of a selected row: where several rows can be selected, the one for that, if any.
    private func showSelectedBackground() {
        guard selectionStyle != .none else { return }
        let isShown = selected || highlighted
        let shown =
            ((superview as? UITableView)?.selectsSeveral ?? false ? multipleSelectionBackgroundView : nil)
            ?? selectedBackgroundView
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
            view?.isHidden = !isShown || view !== shown
        }
    }
    /// Applies the background color of grouped tables, unless the row has its own.
    private func takeListColor() {
        if listStyle != .plain, backgroundColor === Self.plainColor {
            backgroundColor = .secondarySystemGroupedBackground
        }
    }
    private func replaceBackground(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        let isSelectedOne = new !== backgroundView
        insertSubview(new, at: isSelectedOne && backgroundView != nil ? 1 : 0)
        if isSelectedOne {
            new.isHidden = !selected
            showSelectedBackground()
        }
    }
    private func makeSeparator() -> UIView {
        let line = TableSeparatorView()
        addSubview(line)
        return line
    }
    private func positionChanged(from old: Position) {
        setNeedsLayout()
        takeMargins(of: position.metrics, insteadOf: old.metrics)
    }
}
