package import Foundation

/// The columns that an expanded split view controller shows, and their frames.
///
/// Split behaviors and the display modes that they allow follow Apple's documentation of
/// `UISplitViewController.SplitBehavior`.
package struct SplitArrangement {
    /// A column; the first two are sidebars.
    package enum Column: Sendable { case primary, supplementary, secondary }

    /// How sidebars share the width with the secondary column: beside it, in front of it, or by pushing it aside.
    package enum Behavior: Sendable { case tile, overlay, displace }

    /// The widths of the sidebars, in points.
    package struct Widths: Equatable, Sendable {
        /// The width of the primary column.
        package var primary: CGFloat
        /// The width of the supplementary column.
        package var supplementary: CGFloat

        /// Creates widths in points.
        package init(primary: CGFloat, supplementary: CGFloat) {
            (self.primary, self.supplementary) = (primary, supplementary)
        }
    }

    /// The size of the split view, in points.
    private let size: CGSize
    /// Whether there is a supplementary column.
    private let isTriple: Bool
    private let preferredSidebars: Int?
    private let preferredBehavior: Behavior?
    private let requested: Int?
    /// The widths of the sidebars, in points.
    package let widths: Widths

    /// Creates the arrangement of a split view of a size in points, with two columns or three.
    ///
    /// - Parameters:
    ///   - preferredSidebars: The number of sidebars of the preferred display mode; `nil` for the automatic one.
    ///   - preferredBehavior: The preferred behavior, or that of the preferred display mode; `nil` to choose by size.
    ///   - requested: The number of sidebars requested since the preferred display mode was set.
    package init(
        _ size: CGSize, isTriple: Bool, preferredSidebars: Int?, preferredBehavior: Behavior?, requested: Int?,
        widths: Widths
    ) {
        self.size = size
        self.isTriple = isTriple
        self.preferredSidebars = preferredSidebars
        self.preferredBehavior = preferredBehavior
        self.requested = requested
        self.widths = widths
    }

    private var isWide: Bool { size.width > size.height }
    /// The maximum number of sidebars.
    private var most: Int { isTriple ? 2 : 1 }

    /// How the sidebars share the width with the secondary column.
    package var behavior: Behavior {
        if let preferredBehavior { return preferredBehavior }
        return !isWide ? .overlay : isTriple && !hasRoomForThree ? .displace : .tile
    }

    /// Whether the secondary column remains at least as wide as the supplementary column next to two sidebars.
    private var hasRoomForThree: Bool { size.width - widths.primary - widths.supplementary >= widths.supplementary }

    /// The number of visible sidebars.
    package var sidebars: Int {
        let wanted = requested ?? preferredSidebars ?? (behavior == .overlay ? 0 : 1)
        return max(0, min(wanted, most))
    }

    /// Whether sidebars cover the secondary column.
    private var covers: Bool { sidebars > 0 && behavior == .overlay }
    /// Whether sidebars push the secondary column aside; a single one lies beside it.
    private var displaces: Bool { sidebars == 2 && behavior == .displace }

    /// Whether the secondary column is dimmed and receives no touches.
    package var dimsSecondary: Bool { covers || displaces }

    /// The visible sidebars, starting at the edge; the one next to the secondary column hides last.
    package var sidebarColumns: [Column] {
        let all: [Column] = isTriple ? [.primary, .supplementary] : [.primary]
        return all.suffix(sidebars)
    }

    /// Returns the number of sidebars, closest to the current one, at which a column is fully visible.
    package func sidebars(showing column: Column) -> Int {
        switch (column, behavior) {
        case (.primary, _): most
        case (.supplementary, _): isTriple ? max(sidebars, 1) : sidebars
        case (.secondary, .overlay): 0
        case (.secondary, .displace): min(sidebars, 1)
        case (.secondary, .tile): sidebars
        }
    }

    /// Returns the number of sidebars, closest to the current one, at which a column is hidden.
    package func sidebars(hiding column: Column) -> Int {
        switch column {
        case .primary: min(sidebars, most - 1)
        case .supplementary: isTriple ? 0 : sidebars
        case .secondary: sidebars
        }
    }

    /// The frames of the visible columns in points, with the primary column at the left, the secondary column first.
    package var frames: [(column: Column, frame: CGRect)] {
        var x: CGFloat = 0
        var places: [(column: Column, frame: CGRect)] = []
        for column in sidebarColumns {
            let width = column == .primary ? widths.primary : widths.supplementary
            places.append((column, CGRect(x: x, y: 0, width: width, height: size.height)))
            x += width
        }
        return [(.secondary, secondaryFrame(after: x))] + places
    }

    private func secondaryFrame(after x: CGFloat) -> CGRect {
        if covers { return CGRect(origin: .zero, size: size) }
        let taken = displaces ? widths.supplementary : x
        return CGRect(x: x, y: 0, width: max(0, size.width - taken), height: size.height)
    }
}

extension SplitArrangement {
    /// Returns the width of a sidebar in a total width, in points.
    package static func width(
        preferred: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat, in room: CGFloat
    ) -> CGFloat {
        var width: CGFloat = preferred > 0 ? preferred : fraction > 0 ? fraction * room : 320
        if most > 0 { width = min(width, most) }
        if least > 0 { width = max(width, least) }
        return min(width, room / 2)
    }
}
