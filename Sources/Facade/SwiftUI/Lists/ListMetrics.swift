import UIKit

/// The lengths of lists with groups that are inset, by the system, in points.
///
/// They were measured in pictures of iOS 17.5, 18.5 and 26.2.
struct ListMetrics {
    /// Whether the list has the look of iOS 26 and later.
    let isRecent: Bool
    /// Whether rows reach from edge to edge.
    let isPlain: Bool

    @MainActor init(isPlain: Bool) {
        isRecent = SystemVersion.isRecent
        self.isPlain = isPlain
    }

    /// The distance of groups from the sides of the list.
    var side: CGFloat { isPlain ? 0 : isRecent ? 16 : 20 }
    /// The distance of contents from the sides of their group.
    var inset: CGFloat { isPlain || isRecent ? 16 : 20 }
    /// The distance of contents from the top and bottom of their row.
    var rowPadding: CGFloat { isRecent ? 15 : 11 }
    /// The least height of rows.
    var leastHeight: CGFloat { isRecent ? 0 : 44 }
    /// The radius of a group's corners.
    var radius: CGFloat { isPlain ? 0 : isRecent ? 26 : 10 }
    /// The height of the lines between rows.
    func separatorHeight(scale: CGFloat) -> CGFloat { isRecent ? 1 : 1 / max(1, scale) }
    /// The distance of lines from the trailing side of their group.
    var separatorEnd: CGFloat { isRecent ? 16 : 0 }
    /// The insets of a header's text within the sides of its group.
    var headerInsets: EdgeInsets {
        isRecent
            ? EdgeInsets(top: 10, leading: inset, bottom: 10, trailing: inset)
            : EdgeInsets(top: 17, leading: inset, bottom: 6, trailing: inset)
    }
    /// The insets of a footer's text within the sides of its group.
    var footerInsets: EdgeInsets { EdgeInsets(top: 8, leading: inset, bottom: 6, trailing: inset) }

    /// The distance between a group and what is above it; a large title and margins of an app's own take the place of
    /// the first one.
    func gap(isFirst: Bool, hasHeader: Bool, followsFooter: Bool, isBelowTitle: Bool) -> CGFloat {
        if isPlain { return 0 }
        if isFirst { return hasHeader || isBelowTitle ? 0 : 35 }
        if followsFooter { return hasHeader ? 0 : 17.667 }
        return hasHeader ? 17.667 : 35
    }
}

/// How the header of a section is written: as a headline since iOS 26, in small capital letters before.
nonisolated struct HeaderLook: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        let isRecent = ListMetrics(isPlain: false).isRecent
        content.font(isRecent ? .headline : .footnote).textCase(isRecent ? nil : .uppercase)
            .foregroundStyle(.secondary)
    }
}

/// How the footer of a section is written: by a label of UIKit, whose lines are as far apart as they are high.
nonisolated struct FooterLook: ViewModifier {
    @Environment(\.dynamicTypeSize) private var textSize

    @MainActor func body(content: Content) -> some View {
        let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textSize))
        let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        content.font(.system(size: font.pointSize)).foregroundStyle(.secondary)
    }
}
