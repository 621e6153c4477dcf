import Foundation

/// The columns that an expanded split view controller shows, and their frames.
///
/// Split behaviors and the display modes that they allow follow Apple's documentation of
/// `UISplitViewController.SplitBehavior`.
struct SplitArrangement {
    typealias Split = UISplitViewController

    /// The visible state: the display mode, and the columns, starting at the edge of the primary column.
    struct Shown: Equatable {
        var mode: Split.DisplayMode?
        var columns: [Split.Column] = []
    }

    let style: Split.Style
    let size: CGSize
    let preferredMode: Split.DisplayMode
    let preferredBehavior: Split.SplitBehavior
    /// The number of sidebars requested since the preferred display mode was set.
    let requested: Int?
    let widths: (primary: CGFloat, supplementary: CGFloat)

    private var isWide: Bool { size.width > size.height }
    /// The maximum number of sidebars.
    private var most: Int { style == .tripleColumn ? 2 : 1 }

    var behavior: Split.SplitBehavior {
        guard preferredBehavior == .automatic else { return preferredBehavior }
        return switch preferredMode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .automatic, .secondaryOnly:
            !isWide ? .overlay : style == .tripleColumn && !hasRoomForThree ? .displace : .tile
        }
    }

    /// Whether the secondary column remains at least as wide as the supplementary column next to two sidebars.
    private var hasRoomForThree: Bool { size.width - widths.primary - widths.supplementary >= widths.supplementary }

    /// The number of visible sidebars.
    var sidebars: Int {
        let wanted = requested ?? preferredSidebars
        return max(0, min(wanted, most))
    }

    private var preferredSidebars: Int {
        switch preferredMode {
        case .automatic: behavior == .overlay ? 0 : 1
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    var mode: Split.DisplayMode {
        switch (sidebars, behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// Whether the secondary column is dimmed and receives no touches.
    var dimsSecondary: Bool { [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode) }

    /// The visible sidebars, starting at the edge; the one next to the secondary column hides last.
    var sidebarColumns: [Split.Column] {
        let all: [Split.Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return all.suffix(sidebars)
    }

    /// Returns the number of sidebars, closest to the current one, at which a column is fully visible.
    func sidebars(showing column: Split.Column) -> Int {
        switch (column, behavior) {
        case (.primary, _): most
        case (.supplementary, _): style == .tripleColumn ? max(sidebars, 1) : sidebars
        case (.secondary, .overlay): 0
        case (.secondary, .displace): min(sidebars, 1)
        default: sidebars
        }
    }

    /// Returns the number of sidebars, closest to the current one, at which a column is hidden.
    func sidebars(hiding column: Split.Column) -> Int {
        switch column {
        case .primary: min(sidebars, most - 1)
        case .supplementary: style == .tripleColumn ? 0 : sidebars
        default: sidebars
        }
    }

    /// The frames of the visible columns, with the primary column at the left.
    var frames: [(column: Split.Column, frame: CGRect)] {
        var x: CGFloat = 0
        var places: [(column: Split.Column, frame: CGRect)] = []
        for column in sidebarColumns {
            let width = column == .primary ? widths.primary : widths.supplementary
            places.append((column, CGRect(x: x, y: 0, width: width, height: size.height)))
            x += width
        }
        return [(.secondary, secondaryFrame(after: x))] + places
    }

    private func secondaryFrame(after x: CGFloat) -> CGRect {
        switch mode {
        case .oneOverSecondary, .twoOverSecondary: CGRect(origin: .zero, size: size)
        case .twoDisplaceSecondary:
            CGRect(x: x, y: 0, width: max(0, size.width - widths.supplementary), height: size.height)
        default: CGRect(x: x, y: 0, width: max(0, size.width - x), height: size.height)
        }
    }
}

extension SplitArrangement {
    /// Returns the width of a sidebar in a total width, in points.
    static func width(
        preferred: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat, in room: CGFloat
    ) -> CGFloat {
        var width: CGFloat = preferred > 0 ? preferred : fraction > 0 ? fraction * room : 320
        if most > 0 { width = min(width, most) }
        if least > 0 { width = max(width, least) }
        return min(width, room / 2)
    }
}
