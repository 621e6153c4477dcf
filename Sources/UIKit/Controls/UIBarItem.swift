public import Foundation
import LayoutSimText

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAppearance {
    public static func appearance() -> Self { BarItemTemplates.template(of: self) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { BarItemTemplates.template(of: self, in: containerTypes) }
    public static func appearance(for trait: UITraitCollection) -> Self {
        BarItemTemplates.template(of: self, for: trait)
    }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { BarItemTemplates.template(of: self, in: containerTypes, for: trait) }

    /// The matching appearance proxies in the item's current bar, the most specific first.
    final var defaults: [UIBarItem] = []
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open var isEnabled = true { didSet { tellObservers() } }
    open var title: String? { didSet { shownPartDidChange() } }
    open var image: UIImage? { didSet { shownPartDidChange() } }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets: UIEdgeInsets = .zero
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = true
    open var accessibilityTraits: UIAccessibilityTraits = .button

    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
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

    /// Called when a visible value changes; the bar that shows the item redraws it.
    func itemDidChange() {}

    private func shownPartDidChange() {
        itemDidChange()
        tellObservers()
    }
}
