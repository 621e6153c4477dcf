import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension BarContents {
    /// Adds tabs from items and titles, with the looks of a tab bar in an appearance, which go before those of the bar;
    /// the selected tab uses its selected image, if it has one
    /// ([Apple, `selectedImage`](https://developer.apple.com/documentation/uikit/uitabbaritem/selectedimage)).
    @MainActor mutating func showTabs(
        _ items: [(item: UITabBarItem, title: String?)], selected: Int, in bar: UITabBar,
        _ appearance: UITabBarAppearance, _ traits: UITraitCollection
    ) {
        takeLooks(of: bar, appearance, traits)
        selectedTab = selected
        let looks = TabItemLooks(appearance, traits)
        tabs = items.enumerated().map { position, tab in
            let isSelected = position == selected
            return looks.value(tab.item, tab.title, isSelected: isSelected, ink: isSelected ? tabTint : tabInk)
        }
    }

    @MainActor private mutating func takeLooks(
        of bar: UITabBar, _ appearance: UITabBarAppearance, _ traits: UITraitCollection
    ) {
        let states = appearance.items(traits)
        let selected = states.selected.ink ?? bar.selectedImageTintColor ?? bar.tintColor
        let usual = UIColor.systemBlue.geometryColor(traits)
        tabTint = selected.map { $0.geometryColor(traits) }.flatMap { $0 == usual ? nil : $0 }
        tabInk = (states.normal.ink ?? bar.unselectedItemTintColor)?.geometryColor(traits)
        let background = FrozenBarLooks(appearance, else: bar.olderLooks, traits)
        (tabColor, tabLooks) = (background.color, background.looks)
        tabLayout = bar.layout(appearance, traits)
        let indicator = appearance.selectionIndicatorImage ?? bar.selectionIndicatorImage
        tabSelectionColor = appearance.selectionIndicatorTintColor?.geometryColor(traits)
        tabSelection = indicator?.viewTreeImage(traits)
        if tabSelection != nil, tabSelectionColor?.alpha ?? 0 == 0, indicator?.renderingMode == .alwaysTemplate {
            (tabSelection, tabSelectionColor) = (nil, nil)
        }
    }
}

extension UITabBar {
    /// The arrangement of the items in the bar's current place.
    var shownLayout: TabBarLayout { layout(shownAppearance, traitCollection) }

    /// Returns the arrangement of the items in an appearance, which goes before that of the bar.
    fileprivate func layout(_ appearance: UITabBarAppearance, _ traits: UITraitCollection) -> TabBarLayout {
        var layout = TabBarLayout()
        layout.isInline = traits.hasInlineTabs
        let isStacked = traits.verticalSizeClass != .compact && !layout.isInline
        let own = isStacked ? appearance.stackedItemPositioning : .automatic
        layout.isCentered = (own == .automatic ? itemPositioning : own) == .centered
        guard layout.isCentered else { return layout }
        func first(_ own: CGFloat, _ other: CGFloat) -> Double? {
            isStacked && own > 0 ? Double(own) : other > 0 ? Double(other) : nil
        }
        layout.itemWidth = first(appearance.stackedItemWidth, itemWidth)
        layout.itemSpacing = first(appearance.stackedItemSpacing, itemSpacing)
        return layout
    }
}

extension UITraitCollection {
    /// Whether the titles of tabs are beside their images in a bar of the regular height.
    fileprivate var hasInlineTabs: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}

extension UITabBarAppearance {
    /// Returns the appearance of the items in a bar with traits.
    fileprivate func items(_ traits: UITraitCollection) -> UITabBarItemAppearance {
        if traits.verticalSizeClass == .compact { return compactInlineLayoutAppearance }
        return traits.hasInlineTabs ? inlineLayoutAppearance : stackedLayoutAppearance
    }
}

extension UITabBarItemStateAppearance {
    /// The color of the icon, or that of the title if only the title has one.
    fileprivate var ink: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}

/// The looks of the items of a tab bar.
@MainActor private struct TabItemLooks {
    private let states: UITabBarItemAppearance
    private let traits: UITraitCollection
    private let isCompact: Bool
    private let font: UIFont

    init(_ appearance: UITabBarAppearance, _ traits: UITraitCollection) {
        states = appearance.items(traits)
        self.traits = traits
        isCompact = traits.verticalSizeClass == .compact
        font = .systemFont(ofSize: isCompact || traits.hasInlineTabs ? 13 : 10, weight: .medium)
    }

    /// Returns an item as screens represent it; `ink` is the color that the bar gives it.
    func value(_ tab: UITabBarItem, _ title: String?, isSelected: Bool, ink: Color?) -> BarContents.Item {
        let picture = (isSelected ? tab.selectedImage : nil) ?? tab.shownImage(isCompact: isCompact)
        var item = BarContents.Item(title ?? "", image: picture?.viewTreeImage(traits))
        let state = state(of: tab, isSelected: isSelected)
        if !tab.isEnabled { item.tint = state.ink?.geometryColor(traits) }
        var looks = BarItemLooks()
        looks.text = BarText(
            attributes(of: tab, isSelected: isSelected), else: font, moved: offset(of: tab, state),
            ink: item.tint ?? ink, traits)
        looks.imageInsets = EdgeInsets(tab.shownImageInsets(isCompact: isCompact))
        looks.badge = badge(of: tab, state, isSelected: isSelected)
        if looks != BarItemLooks() { item.looks = looks }
        return item
    }

    private func state(of tab: UITabBarItem, isSelected: Bool) -> UITabBarItemStateAppearance {
        tab.isEnabled ? isSelected ? states.selected : states.normal : states.disabled
    }

    /// The attributes of the title; a state has no color but its own.
    private func attributes(of tab: UITabBarItem, isSelected: Bool) -> [NSAttributedString.Key: Any] {
        var attributes = states.normal.titleTextAttributes
        attributes.merge(tab.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        guard isSelected || !tab.isEnabled else { return attributes }
        attributes[.foregroundColor] = nil
        attributes.merge(state(of: tab, isSelected: isSelected).titleTextAttributes) { $1 }
        attributes.merge(tab.titleTextAttributes(for: tab.isEnabled ? .selected : .disabled) ?? [:]) { $1 }
        return attributes
    }

    private func offset(of tab: UITabBarItem, _ state: UITabBarItemStateAppearance) -> UIOffset {
        [tab.titlePositionAdjustment, state.titlePositionAdjustment, states.normal.titlePositionAdjustment]
            .first { $0 != .zero } ?? .zero
    }

    private func badge(
        of tab: UITabBarItem, _ state: UITabBarItemStateAppearance, isSelected: Bool
    ) -> BarBadge? {
        guard let value = tab.badgeValue else { return nil }
        var badge = BarBadge(value)
        let color = tab.badgeColor ?? state.badgeBackgroundColor ?? states.normal.badgeBackgroundColor
        badge.color = color?.geometryColor(traits)
        var attributes = states.normal.badgeTextAttributes.merging(state.badgeTextAttributes) { $1 }
        attributes.merge(tab.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        if isSelected { attributes.merge(tab.badgeTextAttributes(for: .selected) ?? [:]) { $1 } }
        badge.style = BarText(attributes, else: .systemFont(ofSize: 13), traits)?.style
        badge.offset = Point(state.badgePositionAdjustment)
        badge.textOffset = Point(state.badgeTitlePositionAdjustment)
        return badge
    }
}
