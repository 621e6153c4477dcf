public import Foundation
public import LayoutSimInertness

/// A group of bar button items that move together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The items of the group, all of which a navigation bar shows.
    open var barButtonItems: [UIBarButtonItem] { didSet { holdItems() } }
    /// The item that represents the group where space is short, which is never the case here.
    open var representativeItem: UIBarButtonItem?
    /// Whether the group can't be removed in customization; stored only.
    @Inert(.behavior) open var alwaysAvailable = false
    /// Returns a group that the user can neither move nor remove.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// Returns a group that the user can move; the identifier is not kept here.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// Returns a group that the user can remove; the identifier is not kept here.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// Whether the bar leaves the group out.
    open var isHidden = false { didSet { for item in barButtonItems { item.itemDidChange() } } }
    /// The menu element in place of the group in an overflow menu; stored only.
    @Inert(.behavior) open var menuRepresentation: UIMenuElement? = nil
    @preconcurrency @MainActor public override convenience init() {
        self.init(barButtonItems: [], representativeItem: nil)
    }
    /// Creates a group of items, with an item that represents them.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        holdItems()
    }

    private func holdItems() { for item in barButtonItems { item.buttonGroup = self } }
}
