import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension UINavigationBar {
    /// What the button that leads back says beside its chevron: the title of the screen below, the word for "Back" where that does not fit
    /// before the bar's own title, and nothing where that does not fit either; `nil` without such a button.
    package var shownBackTitle: String? {
        guard !isSearching, let item = topItem, let back = backItem, item.showsBackButton else { return nil }
        let full = back.backTitle
        let titles: [String] =
            switch back.backButtonDisplayMode {
            case .default: [full, UINavigationItem.genericBackTitle]
            case .generic: full.isEmpty ? [] : [UINavigationItem.genericBackTitle]
            case .minimal: []
            }
        let room = backTitleRoom(item)
        return titles.first { $0.isEmpty || $0.width(of: .systemFont(ofSize: 17)) <= room } ?? ""
    }

    /// The width that is left for the back button's title before the title in the middle, or the buttons at the end.
    private func backTitleRoom(_ item: UINavigationItem) -> CGFloat {
        let gap: CGFloat = 8
        let insets = superview?.safeAreaInsets ?? .zero
        let margin = CGFloat(SideMargin.points(width: Double(bounds.width)))
        let trailing = item.shownTrailingItems.reduce(insets.right + margin) { $0 + $1.titleWidth + gap }
        let title = isLarge ? 0 : item.titleView.map(titleViewWidth) ?? (item.title ?? "").width(of: Self.titleFont)
        let end = title > 0 ? min((bounds.width - title) / 2, bounds.width - trailing - title) : bounds.width - trailing
        return end - gap - insets.left - CGFloat(ControlMetrics.backChevronWidth)
    }

    private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
}

extension UINavigationItem {
    static var genericBackTitle: String { SystemText.back.shown }

    /// Whether a button leads back, where there is something to go back to.
    var showsBackButton: Bool { !hidesBackButton && (shownLeadingItems.isEmpty || leftItemsSupplementBackButton) }

    /// What the button says that leads back to its controller, where there is room for it.
    var backTitle: String {
        backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? Self.genericBackTitle
    }

    /// What the button is called that leads back to its controller.
    var backLabel: String {
        let label = backBarButtonItem?.accessibilityLabel ?? backTitle
        return label.isEmpty ? Self.genericBackTitle : label
    }
}

extension String {
    /// The width of the text in one line, in points.
    func width(of font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}
