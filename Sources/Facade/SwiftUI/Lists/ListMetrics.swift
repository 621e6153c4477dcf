import UIKit

/// The lengths of lists by their look and the system, in points.
///
/// Those of groups that are inset were measured in pictures of iOS 17.5, 18.5 and 26.2.
struct ListMetrics {
    /// Whether the list has the look of iOS 26 and later.
    let isRecent: Bool
    let look: ListLook

    @MainActor init(_ look: ListLook) {
        isRecent = SystemVersion.isRecent
        self.look = look
    }

    /// The distance of groups from the sides of the list.
    var side: CGFloat { look.isInset ? isRecent ? 16 : 20 : 0 }
    /// The distance of contents from the sides of their group.
    var inset: CGFloat { look.isInset && !isRecent ? 20 : 16 }
    /// The distance of contents from the top and bottom of their row.
    var rowPadding: CGFloat { isRecent ? 15 : 11 }
    /// The least height of rows of an app that says none.
    var leastHeight: CGFloat { isRecent ? 0 : 44 }
    /// The radius of a group's corners.
    var radius: CGFloat { look.isInset ? isRecent ? 26 : 10 : 0 }
    /// The height of the lines between rows.
    func separatorHeight(scale: CGFloat) -> CGFloat { isRecent ? 1 : 1 / max(1, scale) }
    /// The color of the lines: of iOS 26 measured in light and dark.
    var separatorColor: UIColor {
        guard isRecent else { return .separator }
        return UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.137)
                : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12)
        }
    }
    /// The distance of lines from the trailing side of their group.
    var separatorEnd: CGFloat { isRecent ? 16 : 0 }
    /// The insets of a header's text within the sides of its group.
    var headerInsets: EdgeInsets {
        if isRecent { return EdgeInsets(top: 10, leading: inset, bottom: 10, trailing: inset) }
        return look == .plain
            ? EdgeInsets(top: 6, leading: inset, bottom: 6, trailing: inset)
            : EdgeInsets(top: 17, leading: inset, bottom: 6, trailing: inset)
    }
    /// The insets of a footer's text within the sides of its group.
    var footerInsets: EdgeInsets { EdgeInsets(top: 8, leading: inset, bottom: 6, trailing: inset) }
    /// The distance by which the rows of a row that opens are moved inward [chosen].
    var indent: CGFloat { 20 }

    /// The distance between a group and what is above it; a large title and margins of an app's own take the place of
    /// the first one, and an app's own distance that of the others.
    func gap(
        isFirst: Bool, hasHeader: Bool, followsFooter: Bool, isBelowTitle: Bool, own spacing: CGFloat?
    ) -> CGFloat {
        if look == .plain { return isFirst ? 0 : spacing ?? 0 }
        if isFirst { return hasHeader || isBelowTitle ? 0 : 35 }
        if let spacing { return spacing }
        if followsFooter { return hasHeader ? 0 : 17.667 }
        return hasHeader ? 17.667 : 35
    }
}

/// How the header of a section in a list is written: as a headline since iOS 26, in small capital letters before; one
/// that stands out as a title.
nonisolated struct HeaderLook: ViewModifier {
    @Environment(\.isInList) private var isInList
    @Environment(\.listStyle) private var style
    @Environment(\.headerProminence) private var prominence

    @MainActor func body(content: Content) -> some View {
        if isInList { written(content).accessibilityAddTraits(.isHeader) } else { content }
    }

    @MainActor @ViewBuilder private func written(_ content: Content) -> some View {
        let look = ListLook(style)
        let isRecent = ListMetrics(look).isRecent
        if prominence == .increased || look == .sidebar {
            content.font(.title3.weight(.semibold))
        } else {
            content.font(isRecent ? .headline : look == .plain ? .subheadline.weight(.semibold) : .footnote)
                .textCase(isRecent || look == .plain ? nil : .uppercase)
                .foregroundStyle(.secondary)
        }
    }
}

/// How the footer of a section in a list is written: by a label of UIKit, whose lines are 2 points nearer than the
/// style says (measured at two sizes).
nonisolated struct FooterLook: ViewModifier {
    @Environment(\.isInList) private var isInList
    @Environment(\.dynamicTypeSize) private var textSize

    @MainActor func body(content: Content) -> some View {
        if isInList { content.font(Font(font)).foregroundStyle(.secondary) } else { content }
    }

    @MainActor private var font: UIFont {
        let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textSize))
        let style = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        return UIFont.systemFont(ofSize: style.pointSize).withLineStep((style.lineStep ?? style.lineHeight + 2) - 2)
    }
}
