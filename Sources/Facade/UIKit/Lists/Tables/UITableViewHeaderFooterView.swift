public import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimViewTree
import LayoutSimUIKitArithmetic

/// A header or footer of a table section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    /// Configures a header or footer for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    private let content = UIView()
    private var identifier: String?
    private var title: UILabel?
    private var detail: UILabel?
    let configured = ConfiguredContent()
    /// The metrics of the title, as set by the table.
    private var titleRoom: ListMetrics.SectionText?
    private var isFooter = false
    /// The distance from the sides of the table to the rows of the section.
    private var groupInset: CGFloat = 0

    /// Creates a header or footer with a reuse identifier; `nil` for one that is not reused.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        identifier = (coder as? NibCoder)?.object?.text("reuseIdentifier")
        super.init(coder: coder)
    }
    override func setUpDefaults() {
        super.setUpDefaults()
        layOutApart()
        content.layOutApart()
        addSubview(content)
    }
    /// The label of the title, created on first use.
    open var textLabel: UILabel? {
        if let title { return title }
        let made = UILabel(frame: .zero)
        made.numberOfLines = 0
        content.addSubview(made)
        title = made
        return made
    }
    /// A second label, created on first use, which the view does not lay out here.
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let made = UILabel(frame: .zero)
        content.addSubview(made)
        detail = made
        return made
    }
    /// The view that holds the content.
    open var contentView: UIView { content }
    /// A view behind the content; `nil` for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The reuse identifier; `nil` for a view that is not reused.
    open var reuseIdentifier: String? { identifier }
    /// Called before the view is reused; does nothing by default.
    open func prepareForReuse() {}
    /// The current state of the view, which has only its traits here.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Configures the view when its configuration is updated.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Requests an update of the configuration; as recorded on iOS 26, it happens at the next layout.
    open func setNeedsUpdateConfiguration() { noteNeedsUpdate() }
    func callUpdateHandler(for state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Updates the configurations that update automatically for a state.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        updateContent(for: state)
        updateBackground(for: state)
    }
    /// Returns the content configuration of headers in grouped lists.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    /// Returns a clear background configuration.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// The configuration of the content; `nil` to show only what the app adds to the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configured.show(contentConfiguration, in: content) }
    }
    /// Whether the content configuration is updated for each new state.
    open var automaticallyUpdatesContentConfiguration = true
    /// The configuration of the background; `nil` for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            backgroundColor = nil
            backgroundConfiguration?.show(in: self)
        }
    }
    /// Whether the background configuration is updated for each new state.
    open var automaticallyUpdatesBackgroundConfiguration = true

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        content.frame = bounds
        placeConfiguredBackground()
        backgroundView?.frame = bounds
        guard let title, title.translatesAutoresizingMaskIntoConstraints else { return }
        let (left, right) = titleInsets
        let width = max(0, bounds.width - left - right)
        let height = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let room = titleRoom
        let top = room.map { isFooter ? $0.top : bounds.height - $0.bottom - height } ?? (bounds.height - height) / 2
        title.frame = CGRect(x: left, y: top, width: width, height: height)
    }

    /// The side insets of the title, which is aligned with the contents of rows.
    private var titleInsets: (left: CGFloat, right: CGFloat) {
        let safe = safeAreaInsets
        let inset = groupInset + 16
        return (safe.left + inset, safe.right + inset)
    }

    /// Shows a title in the style of a table's headers or footers.
    func show(_ text: String, _ element: TableElement, of table: UITableView) {
        let metrics = table.metrics
        groupInset = metrics.groupInset
        if case .footer = element { isFooter = true }
        let isCapital = metrics.capitalizesHeaders && !isFooter
        textLabel?.text = isCapital ? text.uppercased() : text
        textLabel?.font = .preferredFont(forTextStyle: metrics.hasBands ? .headline : .footnote)
        textLabel?.textColor = metrics.hasBands ? .label : .secondaryLabel
        let isFirst = element == .header(0) && table.opensTable(0)
        titleRoom = isFooter ? metrics.footer(hasText: true) : metrics.header(hasText: true, isFirst: isFirst)
    }

    /// Returns the height of a title that a table set; `nil` for a view with its own contents.
    func titleHeight(of table: UITableView, _ element: TableElement, _ width: CGFloat) -> CGFloat? {
        guard contentConfiguration == nil, let titleRoom, let title else { return nil }
        let (left, right) = titleInsets
        let room = CGSize(width: max(0, width - left - right), height: .greatestFiniteMagnitude)
        return max(titleRoom.minimumHeight, title.sizeThatFits(room).height + titleRoom.top + titleRoom.bottom)
    }
}
