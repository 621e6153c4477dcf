public import Foundation
import LayoutSimText
public import LayoutSimInertness

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAppearance {
    /// Returns the appearance proxy of the class.
    public static func appearance() -> Self { BarItemTemplates.template(of: self) }
    /// Returns the appearance proxy for items in a chain of containers, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { BarItemTemplates.template(of: self, in: containerTypes) }
    /// Returns the appearance proxy for items in an environment with certain traits.
    public static func appearance(for trait: UITraitCollection) -> Self {
        BarItemTemplates.template(of: self, for: trait)
    }
    /// Returns the appearance proxy for items in an environment with certain traits and a chain of containers.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { BarItemTemplates.template(of: self, in: containerTypes, for: trait) }

    /// The matching appearance proxies in the item's current bar, the most specific first.
    final var defaults: [UIBarItem] = []
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Whether the item responds to touches.
    open var isEnabled = true { didSet { tellObservers() } }
    /// The title.
    open var title: String? { didSet { shownPartDidChange() } }
    /// The image.
    open var image: UIImage? { didSet { shownPartDidChange() } }
    /// The image for a compact height; `nil` for the regular one.
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
    /// The image in the large content viewer; `nil` for the regular one.
    open var largeContentSizeImage: UIImage?
    /// The insets of the image from its place in the bar, in points.
    open var imageInsets: UIEdgeInsets = .zero
    /// The insets of the image for a compact height, in points.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
    /// The insets of the image in the large content viewer, in points.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero
    /// A number that identifies the item in the app.
    open var tag = 0
    /// The identifier by which tests find the item.
    open var accessibilityIdentifier: String?
    /// The text that names the item to assistive technologies.
    open var accessibilityLabel: String?
    /// The text that says what the item does; stored only.
    @Inert(.behavior) open var accessibilityHint: String? = nil
    /// The value of the item as text; stored only.
    @Inert(.behavior) open var accessibilityValue: String? = nil
    /// Whether assistive technologies see the item; stored only.
    @Inert(.behavior) open var isAccessibilityElement = true
    /// The accessibility traits of the item; stored only.
    @Inert(.behavior) open var accessibilityTraits: UIAccessibilityTraits = .button

    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    /// Returns the attributes of the title for a state, from the item or its appearance proxies.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        said { $0.attributes[state] }
    }

    /// Returns the value set on the item, otherwise the one from its appearance proxies.
    final func said<Item: UIBarItem, Value>(_ value: (Item) -> Value?) -> Value? {
        for source in [self] + defaults {
            if let source = source as? Item, let said = value(source) { return said }
        }
        return nil
    }

    /// Called when everything in the item's file is connected.
    open func awakeFromNib() {}
    /// Called in Xcode's canvas, which does not exist here.
    open func prepareForInterfaceBuilder() {}

    /// Called when a visible value changes; the bar that shows the item redraws it.
    func itemDidChange() {}

    private func shownPartDidChange() {
        itemDidChange()
        tellObservers()
    }
}
