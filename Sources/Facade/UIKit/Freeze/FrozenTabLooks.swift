import LayoutSimGeometry
import LayoutSimViewTree

extension BarContents {
    /// Adds the colors that the app set for a tab bar; those of its appearance take precedence.
    ///
    /// Content does not scroll below the bar of a frozen screen, where iOS 15 and later use the scroll edge appearance,
    /// if there is one
    /// ([`scrollEdgeAppearance`](https://developer.apple.com/documentation/uikit/uitabbar/scrolledgeappearance)).
    @MainActor mutating func takeLooks(of bar: UITabBar, _ traits: UITraitCollection) {
        let appearance = bar.scrollEdgeAppearance ?? bar.standardAppearance
        let states = appearance.stackedLayoutAppearance
        let selected = states.selected.ink ?? bar.selectedImageTintColor ?? bar.tintColor
        let usual = UIColor.systemBlue.geometryColor(traits)
        tabTint = selected.map { $0.geometryColor(traits) }.flatMap { $0 == usual ? nil : $0 }
        tabInk = (states.normal.ink ?? bar.unselectedItemTintColor)?.geometryColor(traits)
        let material: UIColor? = appearance.backgroundEffect == nil ? .clear : nil
        let own = bar.barTintColor ?? bar.backgroundColor
        tabColor = (appearance.backgroundColor ?? own ?? material)?.geometryColor(traits)
    }
}

extension BarContents {
    /// Adds tabs from items and titles; the selected tab uses its selected image, if it has one
    /// ([Apple, `selectedImage`](https://developer.apple.com/documentation/uikit/uitabbaritem/selectedimage)).
    @MainActor mutating func showTabs(
        _ items: [(item: UITabBarItem, title: String?)], selected: Int, _ traits: UITraitCollection
    ) {
        tabs = items.enumerated().map { position, tab in
            let own = position == selected ? tab.item.selectedImage : nil
            return Item(tab.title ?? "", image: (own ?? tab.item.image)?.viewTreeImage(traits))
        }
        selectedTab = selected
    }
}

extension UITabBarItemStateAppearance {
    /// The color of the icon, or that of the title if only the title has one.
    fileprivate var ink: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}
