public import Foundation
public import LayoutSimInertness

/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The blur behind the bar's content; without it and a color, the bar is clear.
    open var backgroundEffect: UIBlurEffect?
    /// The background color, in front of the blur.
    open var backgroundColor: UIColor?
    /// The background image, in front of the color.
    open var backgroundImage: UIImage?
    /// The scaling of the background image, where `redraw` means `scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the line at the edge of the bar, or of a template shadow image; `nil` for no shadow of that kind.
    open var shadowColor: UIColor?
    /// The image outside the edge of the bar in place of the line; an empty image removes the line.
    open var shadowImage: UIImage?
    /// The color of the system's line, which a bar without a background does not have; its components are those of
    /// iOS's translucent hairlines [unmeasured].
    static let usualShadowColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
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
        shadowColor = Self.usualShadowColor
    }
    /// Sets the background to the system's background color, without a blur.
    open func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
        shadowColor = Self.usualShadowColor
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
    /// The attributes of the standard title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the standard title, in points.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the subtitle; stored only.
    @Inert(.looks) open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of the buttons, of which the normal and the disabled state are drawn.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the buttons of the Done style.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the prominent buttons; stored only.
    @Inert(.looks) open var prominentButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the back button, of which the normal state is drawn.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image in place of the back button's chevron; an empty image for the chevron.
    open private(set) var backIndicatorImage = UIImage()
    /// The mask of the back indicator during transitions; stored only.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Sets the image in place of the back button's chevron, and its mask during transitions, which is stored only.
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
    /// The appearance of the buttons, of which the normal and the disabled state are drawn.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the buttons of the Done style.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
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
    /// The appearance of items with the title below the image, as in a compact width.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image, as in a regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside a small image, as in a compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The color behind the selected item, or of a template selection image; `nil` for none.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item, at its own size unless it is resizable.
    open var selectionIndicatorImage: UIImage?
    /// The positioning of the items with the title below the image; `automatic` for that of the bar.
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
    /// The width of centered items in points, or 0 for that of the bar.
    open var stackedItemWidth: CGFloat = 0
    /// The spacing between centered items in points, or 0 for that of the bar.
    open var stackedItemSpacing: CGFloat = 0
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
    /// The attributes of the title; those set on an item take precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points, unless the item has one.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The background image, stretched over the button in its own height, unless the item has one.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points, unless the item has one.
    open var backgroundImagePositionAdjustment: UIOffset = .zero
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The appearance of bar button items.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// The appearance in the normal state.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance in the highlighted state, which is not drawn here.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance in the disabled state.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance in the focused state, which is not drawn here.
    open private(set) var focused = UIBarButtonItemStateAppearance()
    @preconcurrency @MainActor public override init() { super.init() }
    /// Creates an appearance; the style makes no difference here.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    /// Resets the appearance; the style makes no difference here.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
    }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title, whose color is also that of an icon without its own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points, unless the item has one.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The color of the icon and the title; `nil` for that of the title's attributes.
    open var iconColor: UIColor?
    /// The offset of the badge, in points.
    open var badgePositionAdjustment: UIOffset = .zero
    /// The background color of the badge, unless the item has one; `nil` for red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text; those set on an item take precedence.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, in points.
    open var badgeTitlePositionAdjustment: UIOffset = .zero
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The appearance of tab bar items.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// The layout of an item's title and icon.
    public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }
    /// The appearance of items that are not selected; what is no color is also that of the other states.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance of the focused item; stored only.
    open private(set) var focused = UITabBarItemStateAppearance()
    @preconcurrency @MainActor public override init() { super.init() }
    /// Creates an appearance; the style makes no difference here.
    public convenience init(style: Style) { self.init() }
    /// Resets the appearance; the style makes no difference here.
    open func configureWithDefault(for style: Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }
}
