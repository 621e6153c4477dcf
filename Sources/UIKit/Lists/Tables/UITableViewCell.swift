public import Foundation
import LayoutSimInterfaceBuilder

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
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
    private var configured: (any UIView & UIContentView)?
    var shownAccessories = ShownAccessories()
    private(set) lazy var separator = makeSeparator()
    /// The default background of the selected row, unless the cell has a selected background view.
    var ownSelection: UIView?

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
        cellStyle = CellStyle(interfaceBuilderName: object?["style"])
        identifier = object?["reuseIdentifier"]
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

    open var imageView: UIImageView? {
        if let picture { return picture }
        guard cellStyle != .value2 else { return nil }
        let made = UIImageView(frame: .zero)
        content.addSubview(made)
        picture = made
        return made
    }
    open var textLabel: UILabel? {
        if let title { return title }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: cellStyle == .value2 ? .caption1 : .body)
        content.addSubview(made)
        title = made
        return made
    }
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

    open var contentView: UIView { content }
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: selectedBackgroundView) } }
    open var multipleSelectionBackgroundView: UIView?
    open var reuseIdentifier: String? { identifier }
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }
    open var selectionStyle: SelectionStyle = .default
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var selected = false
    private var highlighted = false
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard self.selected != selected else { return }
        self.selected = selected
        stateChanged(animated: animated)
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard self.highlighted != highlighted else { return }
        self.highlighted = highlighted
        stateChanged(animated: animated)
    }
    open var editingStyle: EditingStyle { rowEditing?.style ?? .none }
    /// How the table edits the row; `nil` outside of editing mode.
    var rowEditing: Editing? { didSet { setNeedsLayout() } }
    var editControl: UITableViewCellEditControl?
    var reorderControl: UITableViewCellReorderControl?
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    open var editingAccessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? position.separatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
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
    open var showingDeleteConfirmation: Bool { false }
    open var focusStyle: FocusStyle = .default
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}
    open var userInteractionEnabledWhileDragging = false
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selected
        state.isHighlighted = highlighted
        state.isEditing = editing
        return state
    }
    private var needsUpdateOfConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Requests an update of the configuration; as recorded on iOS 26, it happens at the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateOfConfiguration = true
        setNeedsLayout()
    }
    /// Updates the configuration if an update was requested, before the view is laid out or measured.
    func updateConfigurationIfNeeded() {
        guard needsUpdateOfConfiguration else { return }
        needsUpdateOfConfiguration = false
        let state = configurationState
        trackUpdate(of: self) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        } invalidate: {
            $0.setNeedsUpdateConfiguration()
        }
    }
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .value1: .valueCell()
        case .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { configure() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration == nil { configuredBackground?.removeFromSuperview() }
            backgroundConfiguration?.show(in: self)
        }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
        placeConfiguredBackground()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        ownSelection?.frame = bounds
    }

    private func stateChanged(animated: Bool) {
        if let selectedBackgroundView, selectionStyle != .none {
            selectedBackgroundView.isHidden = !(selected || highlighted)
        }
        showOwnSelection(animated: animated)
        (superview as? UITableView)?.separatorsChanged(around: self)
        setNeedsUpdateConfiguration()
        if rowEditing != nil { setNeedsLayout() }
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
        let isSelectedOne = new === selectedBackgroundView
        insertSubview(new, at: isSelectedOne && backgroundView != nil ? 1 : 0)
        if isSelectedOne { new.isHidden = !selected }
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
    private func configure() {
        guard let contentConfiguration else {
            configured?.removeFromSuperview()
            configured = nil
            return
        }
        if let configured, configured.supports(contentConfiguration) {
            configured.configuration = contentConfiguration
        } else {
            configured?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            configured = view
            view.fill(content)
        }
        (superview as? UITableView)?.rowDidChange(self)
    }
}
