import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension UINavigationBar {
    /// The title of the back button next to its chevron: the previous screen's title, "Back" if that doesn't fit before
    /// the bar's own title, and an empty string if that doesn't fit either; `nil` without a back button.
    package var shownBackTitle: String? {
        guard !isSearching, let item = topItem, let back = backItem, item.showsBackButton else { return nil }
        let full = back.backTitle
        let titles: [String] =
            switch back.backButtonDisplayMode {
            case _ where item.style == .editor: []
            case .default: [full, UINavigationItem.genericBackTitle]
            case .generic: full.isEmpty ? [] : [UINavigationItem.genericBackTitle]
            case .minimal: []
            }
        let room = backTitleRoom(item)
        return titles.first { $0.isEmpty || width(ofBackTitle: $0) <= room } ?? ""
    }

    /// Returns the width available for the back button's title, up to the bar's title or the trailing buttons, in
    /// points.
    private func backTitleRoom(_ item: UINavigationItem) -> CGFloat {
        let gap: CGFloat = 8
        let insets = superview?.safeAreaInsets ?? .zero
        let margin = CGFloat(SideMargin.points(width: Double(bounds.width)))
        let trailing = item.shownTrailingItems.reduce(insets.right + margin) { $0 + $1.titleWidth + gap }
        let title = isLarge ? 0 : item.titleView.map(titleViewWidth) ?? width(ofTitle: item.title ?? "")
        let end = title > 0 ? min((bounds.width - title) / 2, bounds.width - trailing - title) : bounds.width - trailing
        return end - gap - insets.left - CGFloat(ControlMetrics.backChevronWidth)
    }

    private func width(ofTitle title: String) -> CGFloat {
        title.width(titleAttributes(shownAppearance), else: Self.titleFont)
    }

    /// Returns the width of a title of the back button, in points.
    func width(ofBackTitle title: String) -> CGFloat {
        title.width(backLooks(shownAppearance, traitCollection).attributes, else: Self.backFont)
    }

    /// Returns the looks of the back button: those of the previous screen's item, or else those of an appearance.
    func backLooks(_ appearance: UINavigationBarAppearance, _ traits: UITraitCollection) -> BarButtonLooks {
        let item = backItem?.backBarButtonItem ?? UIBarButtonItem()
        BarItemTemplates.apply(to: [item], in: appearanceContainers + [self], traits)
        return BarButtonLooks(
            ofBackButton: item, in: appearance.backButtonAppearance, isCompact: traits.verticalSizeClass == .compact)
    }

    /// Returns the attributes of the standard title; those of an appearance go before those of the bar.
    func titleAttributes(_ appearance: UINavigationBarAppearance) -> [NSAttributedString.Key: Any] {
        (titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
    }

    /// The fonts of a standard title, a large title and a back button without attributes.
    static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)

    /// Returns the font of a large title that follows the text size.
    static func largeTitleFont(in traits: UITraitCollection) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }
    static let backFont = UIFont.systemFont(ofSize: 17)
}

extension UINavigationItem {
    static var genericBackTitle: String { SystemText.back.shown }

    /// Whether a back button is visible when there is a previous item.
    var showsBackButton: Bool { !hidesBackButton && (shownLeadingItems.isEmpty || leftItemsSupplementBackButton) }

    /// The title of the back button that leads to the item's controller, if there is space for it.
    var backTitle: String {
        backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? Self.genericBackTitle
    }

    /// The accessibility label of the back button that leads to the item's controller.
    var backLabel: String {
        let label = backBarButtonItem?.accessibilityLabel ?? backTitle
        return label.isEmpty ? Self.genericBackTitle : label
    }
}

extension String {
    /// Returns the width of the text in one line, in points.
    func width(of font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}
