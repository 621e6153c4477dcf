public import LayoutSimInertness
public import Foundation
import LayoutSimViewTree

/// A control with a title, an image or both.
@preconcurrency @MainActor open class UIButton: UIControl, ButtonFactory {
    override var ownsTaps: Bool { true }
    var kind: ButtonType = .custom
    var looks: [UIControl.State: ButtonLook] = [:]
    /// Whether insets of zero count as explicitly set.
    var hasContentInsets = false
    // Golden files refer to the subviews by the names of these properties.
    /// The title label, if it has been created.
    var label: UIButtonLabel?
    /// The subtitle label, if it has been created.
    var secondLabel: UILabel?
    /// The image view, if it has been created.
    var picture: UIImageView?
    /// The background image view, if it has been created.
    var backdrop: UIImageView?
    /// The activity indicator that replaces the image, if it has been created.
    var activity: UIActivityIndicatorView?
    /// Whether the subviews are being laid out.
    var isPlacingParts = false

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a button of a type, as `init(type:)` does.
    public static func makeButton(_ type: ButtonType) -> Self {
        let button = make(frame: .zero)
        button.adopt(type)
        return button
    }

    /// Creates a system button with an image that sends an action when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = makeButton(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
    /// Creates a button of a type with a primary action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        adopt(buttonType)
        adopt(primaryAction)
    }

    /// Creates a button with a configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        adopt(.system)
        self.configuration = configuration
        adopt(primaryAction)
        bounds.size = intrinsicContentSize
    }

    /// Creates a button from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The type of the button.
    open var buttonType: ButtonType { kind }
    /// The title label, created on first access with its final frame.
    open var titleLabel: UILabel? {
        let label = madeLabel
        placePartsIfNeeded()
        return label
    }
    /// The image view, created on first access with its final frame.
    open var imageView: UIImageView? {
        let picture = madePicture
        placePartsIfNeeded()
        return picture
    }
    /// The subtitle label, created if the configuration has a subtitle.
    open var subtitleLabel: UILabel? {
        if let secondLabel { return secondLabel }
        guard hasSubtitle else { return nil }
        let label = UILabel(frame: .zero)
        label.isUserInteractionEnabled = false
        secondLabel = label
        addSubview(label)
        refreshParts()
        return label
    }

    /// The configuration, which replaces titles and images for states.
    open var configuration: Configuration? {
        didSet {
            looksDidChange()
            showSelection()
        }
    }
    /// The closure that updates the configuration for state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration is updated automatically for state changes.
    open var automaticallyUpdatesConfiguration = true
    /// Whether a tap toggles the selected state or, if it opens the menu, the title is that of the menu's selection.
    open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
    /// The menu.
    open var menu: UIMenu? { didSet { showSelection() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelection() } }
    /// The preferred order of the menu's elements; stored only.
    @Inert(.behavior) open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// The closure that provides the pointer style; stored only.
    @Inert(.service) open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)? =
        nil
    /// Whether the pointer interaction is enabled; stored only.
    @Inert(.service) open var isPointerInteractionEnabled = false
    /// Whether a pointer hovers over the button; always `false` here.
    open var isHovered: Bool { false }
    /// Whether the button is pressed.
    open var isHeld: Bool { isHighlighted }
    /// Whether the image grows in accessibility content size categories.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false { didSet { looksDidChange() } }
    /// The role; stored only.
    @Inert(.behavior) open var role: Role = .normal
    /// The preferred behavioral style; stored only.
    @Inert(.service) open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The behavioral style, always that of an iPad.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// The insets around the title and the image, in points.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { looksDidChange() } }
    /// The insets that move the title, in points.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// The insets that move the image, in points.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Whether the title's shadow reverses while highlighted; stored only.
    @Inert(.looks) open var reversesTitleShadowWhenHighlighted = false
    /// Whether the image darkens while highlighted; stored only.
    @Inert(.looks) open var adjustsImageWhenHighlighted = true
    /// Whether the image lightens while disabled; stored only.
    @Inert(.looks) open var adjustsImageWhenDisabled = true
    /// Whether the button glows while highlighted; stored only.
    @Inert(.looks) open var showsTouchWhenHighlighted = false
    /// The font of the title; deprecated.
    open var font: UIFont! {
        get { titleLabel?.font }
        set { titleLabel?.font = newValue }
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].title = title
        if state == .normal, configuration != nil { configuration?.title = title } else { looksDidChange() }
    }
    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].titleColor = color
        refreshParts()
    }
    /// Sets the color of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].titleShadowColor = color
        refreshParts()
    }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].image = image
        if state == .normal, configuration != nil { configuration?.image = image } else { looksDidChange() }
    }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].backgroundImage = image
        looksDidChange()
    }
    /// Sets the symbol configuration of the image for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        looks[state, default: ButtonLook()].symbol = configuration
        looksDidChange()
    }
    /// Sets the attributed title for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].attributedTitle = title
        looksDidChange()
    }
    /// Returns the title for a state.
    open func title(for state: UIControl.State) -> String? { look(\.title, for: state) }
    /// Returns the color of the title for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        look(\.titleColor, for: state) ?? (kind == .custom ? .white : state == .normal ? tintColor : nil)
    }
    /// Returns the color of the title's shadow for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { look(\.titleShadowColor, for: state) }
    /// Returns the image for a state.
    open func image(for state: UIControl.State) -> UIImage? { look(\.image, for: state) }
    /// Returns the background image for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { look(\.backgroundImage, for: state) }
    /// Returns the symbol configuration of the image for a state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        look(\.symbol, for: state)
    }
    /// Returns the attributed title for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { look(\.attributedTitle, for: state) }

    /// The current title.
    open var currentTitle: String? { configuration.map { $0.title } ?? title(for: state) }
    /// The current color of the title.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? titleColor(for: .normal) ?? .white }
    /// The current color of the title's shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The current image.
    open var currentImage: UIImage? { configuration.map { $0.image } ?? image(for: state) }
    /// The current background image.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The current symbol configuration of the image.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// The current attributed title.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Updates the configuration immediately, with the update handler and `updateConfiguration()`.
    open func setNeedsUpdateConfiguration() {
        trackUpdate(of: self) {
            configurationUpdateHandler?(self)
            updateConfiguration()
        } invalidate: {
            $0.isConfigurationStale = true
            $0.flagProperties()
        }
    }
    /// Whether an observable property that the configuration depends on has changed.
    private var isConfigurationStale = false
    override func updateStaleConfigurations() {
        guard isConfigurationStale else { return }
        isConfigurationStale = false
        setNeedsUpdateConfiguration()
    }
    /// Called to update the configuration for the current state.
    open func updateConfiguration() {}

    /// Returns the frame of the background for bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the title and image for bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }
    /// Returns the frame of the title in a content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
    /// Returns the frame of the image in a content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    open override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        looksDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshActivity()
        refreshParts()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshParts()
        placeParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // The background image determines the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

    override var upEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    /// Opens the menu on touch down if it is the primary action.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard showsMenuAsPrimaryAction, let menu else { return super.beginTracking(touch, with: event) }
        sendActions(for: .menuActionTriggered, with: event)
        UIApplication.shared.events.menu = OpenMenu(menu, of: self)
        return false
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }

    override func contentValue() -> Content? { .button(buttonValue()) }
}
