public import Foundation
import LayoutSimViewTree

/// A control with a title, a picture or both.
@preconcurrency @MainActor open class UIButton: UIControl, ButtonFactory {
    var kind: ButtonType = .custom
    var looks: [UIControl.State: ButtonLook] = [:]
    /// Whether insets of zero count as insets.
    var hasContentInsets = false
    // Goldens call the parts by the names of these properties.
    /// The label of the title, if it is there yet.
    var label: UIButtonLabel?
    /// The label of the subtitle, if it is there yet.
    var secondLabel: UILabel?
    /// The view of the picture, if it is there yet.
    var picture: UIImageView?
    /// The view of the background, if it is there yet.
    var backdrop: UIImageView?
    /// Whether title and picture are being placed.
    var isPlacingParts = false

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public static func makeButton(_ type: ButtonType) -> Self {
        let button = make(frame: .zero)
        button.adopt(type)
        return button
    }

    /// Creates a button of the system with a picture that sends an action when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = makeButton(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
    /// Creates a button of a type that performs an action.
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
    /// The title's label, which comes to be when it is asked for, in its place.
    open var titleLabel: UILabel? {
        let label = madeLabel
        placePartsIfNeeded()
        return label
    }
    /// The picture's view, which comes to be when it is asked for, in its place.
    open var imageView: UIImageView? {
        let picture = madePicture
        placePartsIfNeeded()
        return picture
    }
    /// The label below the title, which comes to be when a configuration has a subtitle.
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

    /// The looks of the button, which replace titles and images by state.
    open var configuration: Configuration? { didSet { looksDidChange() } }
    /// Changes the configuration with the state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether a configuration changes with the state by itself.
    open var automaticallyUpdatesConfiguration = true
    /// Whether tapping changes the state.
    open var changesSelectionAsPrimaryAction = false
    /// The menu.
    open var menu: UIMenu?
    /// The order in which a menu shows its elements.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// What a pointer does on the button.
    open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
    /// Whether a pointer is recognized.
    open var isPointerInteractionEnabled = false
    /// Whether the button is held by a pointer.
    open var isHovered: Bool { false }
    /// Whether the button is pressed.
    open var isHeld: Bool { isHighlighted }
    /// Whether the picture grows where texts have an accessibility size.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false { didSet { looksDidChange() } }
    /// Whether it is the default button.
    open var role: Role = .normal
    /// The looks that are asked for on a Mac.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The looks on a Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// The distances around title and picture, in points.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { looksDidChange() } }
    /// What the title is moved by, in points.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// What the picture is moved by, in points.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Whether the title turns the other way when highlighted.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether the picture darkens when highlighted.
    open var adjustsImageWhenHighlighted = true
    /// Whether the picture lightens when disabled.
    open var adjustsImageWhenDisabled = true
    /// Whether the button glows when highlighted.
    open var showsTouchWhenHighlighted = false
    /// The title's font, under the name that UIKit gave it first.
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
    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].image = image
        if state == .normal, configuration != nil { configuration?.image = image } else { looksDidChange() }
    }
    /// Sets the background for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].backgroundImage = image
        looksDidChange()
    }
    /// Sets how a symbol is made for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        looks[state, default: ButtonLook()].symbol = configuration
        looksDidChange()
    }
    /// Sets the styled title for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        looks[state, default: ButtonLook()].attributedTitle = title
        looksDidChange()
    }
    /// The title for a state.
    open func title(for state: UIControl.State) -> String? { look(\.title, for: state) }
    /// The color of the title for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        look(\.titleColor, for: state) ?? (kind == .custom ? .white : state == .normal ? tintColor : nil)
    }
    /// The color of the title's shadow for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { look(\.titleShadowColor, for: state) }
    /// The picture for a state.
    open func image(for state: UIControl.State) -> UIImage? { look(\.image, for: state) }
    /// The background for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { look(\.backgroundImage, for: state) }
    /// How a symbol is made for a state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        look(\.symbol, for: state)
    }
    /// The styled title for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { look(\.attributedTitle, for: state) }

    /// The title that shows.
    open var currentTitle: String? { configuration.map { $0.title } ?? title(for: state) }
    /// The color of the title that shows.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? titleColor(for: .normal) ?? .white }
    /// The color of the shadow that shows.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture that shows.
    open var currentImage: UIImage? { configuration.map { $0.image } ?? image(for: state) }
    /// The background that shows.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// How the symbol that shows is made.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// The styled title that shows.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Asks for the configuration to be updated.
    open func setNeedsUpdateConfiguration() {
        configurationUpdateHandler?(self)
        updateConfiguration()
    }
    /// Changes the configuration with the state.
    open func updateConfiguration() {}

    /// The frame of the background in bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The room of title and picture in bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }
    /// The frame of the title in the room of title and picture.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
    /// The frame of the picture in the room of title and picture.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    open override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        looksDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
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

    /// A menu as primary action opens as soon as the finger is down.
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
