public import Foundation
public import LayoutSimInertness

/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The blur behind the bar's content; without it and a color, the bar is clear.
    open var backgroundEffect: UIBlurEffect?
    /// The background color, in front of the blur.
    open var backgroundColor: UIColor?
    /// The background image; stored only.
    @Inert(.looks) open var backgroundImage: UIImage? = nil
    /// The scaling of the background image; stored only.
    @Inert(.looks) open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the shadow at the edge of the bar; stored only.
    @Inert(.looks) open var shadowColor: UIColor? = nil
    /// The image of the shadow at the edge of the bar; stored only.
    @Inert(.looks) open var shadowImage: UIImage? = nil
    let idiom: UIUserInterfaceIdiom

    @preconcurrency @MainActor public override convenience init() { self.init(idiom: .phone) }
    /// Creates an appearance with the default background; the idiom makes no difference here.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }
    /// Creates an appearance with the values of another one.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }
    /// Creates an appearance without a background; archives are not read.
    public required init?(coder: NSCoder) {
        idiom = .phone
        super.init()
    }
    /// Sets the background to the system's default blur, without a color.
    open func configureWithDefaultBackground() {
        clear()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    }
    /// Sets the background to the system's background color, without a blur.
    open func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
    }
    /// Removes the background and the shadow.
    open func configureWithTransparentBackground() { clear() }
    /// Returns a copy of the same class.
    open func copy() -> Self { unsafe unsafeDowncast(type(of: self).init(barAppearance: self), to: Self.self) }
    /// Overrides `NSObject`'s method; disfavored so that the typed `copy()` above is chosen.
    @_disfavoredOverload nonisolated open override func copy() -> Any { super.copy() }
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// Copies the values of another appearance.
    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
    private func clear() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title, of which only the color is drawn here.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points; stored only.
    @Inert(.looks) open var titlePositionAdjustment: UIOffset = .zero
    /// The attributes of the large title; stored only.
    @Inert(.looks) open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the subtitle; stored only.
    @Inert(.looks) open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of the buttons; stored only.
    @Inert(.looks) open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the Done buttons; stored only.
    @Inert(.looks) open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the prominent buttons; stored only.
    @Inert(.looks) open var prominentButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the back button; stored only.
    @Inert(.looks) open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image beside the back button's title; stored only.
    open private(set) var backIndicatorImage = UIImage()
    /// The mask of the back indicator during transitions; stored only.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Sets the image beside the back button's title, and its mask during transitions.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
        prominentButtonAppearance = other.prominentButtonAppearance.copied()
        backButtonAppearance = other.backButtonAppearance.copied()
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of the buttons; stored only.
    @Inert(.looks) open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the Done buttons; stored only.
    @Inert(.looks) open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the prominent buttons; stored only.
    @Inert(.looks) open var prominentButtonAppearance = UIBarButtonItemAppearance()
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
        prominentButtonAppearance = other.prominentButtonAppearance.copied()
    }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image, the only one that is drawn here.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image; stored only.
    @Inert(.looks) open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside a small image; stored only.
    @Inert(.looks) open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The tint color of the selection indicator; stored only.
    @Inert(.looks) open var selectionIndicatorTintColor: UIColor? = nil
    /// The image of the selection indicator; stored only.
    @Inert(.looks) open var selectionIndicatorImage: UIImage? = nil
    /// The positioning of the items; stored only.
    @Inert(.layout) open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
    /// The width of the items in points, or 0 for the default; stored only.
    @Inert(.layout) open var stackedItemWidth: CGFloat = 0
    /// The spacing between the items in points, or 0 for the default; stored only.
    @Inert(.layout) open var stackedItemSpacing: CGFloat = 0
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}

/// The appearance of a bar button item in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title; stored only.
    @Inert(.looks) open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points; stored only.
    @Inert(.looks) open var titlePositionAdjustment: UIOffset = .zero
    /// The background image; stored only.
    @Inert(.looks) open var backgroundImage: UIImage? = nil
    /// The offset of the background image, in points; stored only.
    @Inert(.looks) open var backgroundImagePositionAdjustment: UIOffset = .zero
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The appearance of bar button items.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// The appearance in the normal state.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance in the highlighted state.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance in the disabled state.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance in the focused state.
    open private(set) var focused = UIBarButtonItemStateAppearance()
    @preconcurrency @MainActor public override init() { super.init() }
    /// Creates an appearance; the style makes no difference here.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    /// Resets the appearance to the default of a style; does nothing here.
    open func configureWithDefault(for style: UIBarButtonItem.Style) { inert(.looks, self) }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title, whose color is also that of an icon without its own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points; stored only.
    @Inert(.looks) open var titlePositionAdjustment: UIOffset = .zero
    /// The color of the icon and the title; `nil` for that of the title's attributes.
    open var iconColor: UIColor?
    /// The offset of the badge, in points; stored only.
    @Inert(.looks) open var badgePositionAdjustment: UIOffset = .zero
    /// The background color of the badge; stored only.
    @Inert(.looks) open var badgeBackgroundColor: UIColor? = nil
    /// The attributes of the badge's text; stored only.
    @Inert(.looks) open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, in points; stored only.
    @Inert(.looks) open var badgeTitlePositionAdjustment: UIOffset = .zero
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The appearance of tab bar items.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// The layout of an item's title and icon.
    public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }
    /// The appearance of items that are not selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items; stored only.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance of the focused item; stored only.
    open private(set) var focused = UITabBarItemStateAppearance()
    @preconcurrency @MainActor public override init() { super.init() }
    /// Creates an appearance; the style makes no difference here.
    public convenience init(style: Style) { self.init() }
    /// Resets the appearance to the default of a style; does nothing here.
    open func configureWithDefault(for style: Style) { inert(.looks, self) }
}
