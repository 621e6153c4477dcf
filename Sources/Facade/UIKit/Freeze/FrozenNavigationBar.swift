import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

extension BarContents {
    /// Adds the bar buttons of an item, its back button, and the looks of the bar in an appearance.
    @MainActor mutating func show(
        _ item: UINavigationItem, in bar: UINavigationBar, _ appearance: UINavigationBarAppearance,
        _ traits: UITraitCollection
    ) {
        takeLooks(of: bar, appearance, traits)
        if bar.isSearching { return }
        prompt = item.prompt
        isTitleLeading = item.hasTitleAtLeadingEnd(traits)
        leading = item.shownLeadingItems.map { $0.value(in: appearance.buttons($0.style), traits) }
        trailing = item.shownTrailingItems.map { $0.value(in: appearance.buttons($0.style), traits) }
        center = item.shownCenterItems(traits).map { $0.value(in: appearance.buttons($0.style), traits) }
        guard let title = bar.shownBackTitle else { return }
        hasBackButton = true
        backTitle = title
        takeBackLooks(of: bar, appearance, traits)
    }

    @MainActor private mutating func takeBackLooks(
        of bar: UINavigationBar, _ appearance: UINavigationBarAppearance, _ traits: UITraitCollection
    ) {
        for image in [appearance.backIndicatorImage, bar.backIndicatorImage].compactMap(\.self) where backImage == nil {
            backImage = image.viewTreeImage(traits)
            if image.renderingMode == .automatic, image.values.tint == nil { backImage?.isTemplate = true }
        }
        let looks = bar.backLooks(appearance, traits)
        var shown = BarItemLooks(looks, traits)
        shown.text = BarText(looks.attributes, else: UINavigationBar.backFont, moved: looks.titleOffset, traits)
        if shown != BarItemLooks() { backLooks = shown }
    }

    /// Adds the background, the shadow and the title attributes.
    @MainActor private mutating func takeLooks(
        of bar: UINavigationBar, _ appearance: UINavigationBarAppearance, _ traits: UITraitCollection
    ) {
        let background = FrozenBarLooks(appearance, else: bar.olderLooks(traits), traits)
        (barColor, barLooks) = (background.color, background.looks)
        isBlack = bar.barStyle == .black
        tint = bar.state.tint?.geometryColor(traits)
        let title = bar.titleAttributes(appearance)
        titleColor = (title[.foregroundColor] as? UIColor)?.geometryColor(traits)
        titleText = BarText(
            title, else: UINavigationBar.titleFont, moved: bar.titleOffset(appearance, traits), ink: titleColor, traits)
        let large = (bar.largeTitleTextAttributes ?? [:]).merging(appearance.largeTitleTextAttributes) { $1 }
        let scaled = bar.scalesLargeTitle ? UINavigationBar.largeTitleFont(in: traits) : UINavigationBar.largeTitleFont
        largeTitleText = BarText(
            large, else: scaled, moved: UIOffset(horizontal: 0, vertical: bar.largeTitleOffset), traits)
    }

    /// Adds the items of a toolbar, and its looks in an appearance.
    @MainActor mutating func showTools(
        _ items: [UIBarButtonItem]?, in bar: UIToolbar, _ appearance: UIToolbarAppearance, _ traits: UITraitCollection
    ) {
        tools = (items ?? []).filter { !$0.isHidden }.map { $0.value(in: appearance.buttons($0.style), traits) }
        let background = FrozenBarLooks(appearance, else: bar.olderLooks(traits), traits)
        (toolColor, toolLooks) = (background.color, background.looks)
    }
}

extension UINavigationBar {
    /// Returns the offset of the standard title: that of an appearance, or else the vertical one of the bar.
    fileprivate func titleOffset(_ appearance: UINavigationBarAppearance, _ traits: UITraitCollection) -> UIOffset {
        guard appearance.titlePositionAdjustment == .zero else { return appearance.titlePositionAdjustment }
        let isCompact = traits.verticalSizeClass == .compact
        let own = isCompact ? titleAdjustments[.compact] ?? titleAdjustments[.default] : titleAdjustments[.default]
        return UIOffset(horizontal: 0, vertical: own ?? 0)
    }
}
