import Foundation
import LayoutSimUIKitArithmetic

/// What a split view controller shows: the display mode, and the columns, starting at the edge of the primary column.
struct ShownColumns: Equatable {
    var mode: UISplitViewController.DisplayMode?
    var columns: [UISplitViewController.Column] = []
}

extension UISplitViewController {
    /// The arrangement of the columns in the current size.
    var arrangement: SplitArrangement {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return SplitArrangement(
            size, isTriple: style == .tripleColumn, preferredSidebars: preferredDisplayMode.sidebars,
            preferredBehavior: preferredSplitBehavior.inArrangement ?? preferredDisplayMode.behavior,
            requested: requestedSidebars,
            widths: SplitArrangement.Widths(
                primary: SplitArrangement.width(
                    preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
                    least: minimumPrimaryColumnWidth, most: maximumPrimaryColumnWidth, in: size.width),
                supplementary: SplitArrangement.width(
                    preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
                    least: minimumSupplementaryColumnWidth, most: maximumSupplementaryColumnWidth, in: size.width)
            ))
    }
}

extension SplitArrangement {
    /// The display mode of the visible sidebars.
    var mode: UISplitViewController.DisplayMode {
        switch (sidebars, behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of sidebars that a mode shows, or `nil` for automatic.
    var sidebars: Int? {
        switch self {
        case .automatic: nil
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The behavior of the sidebars that a mode shows; `nil` for a mode that shows none or any number.
    fileprivate var behavior: SplitArrangement.Behavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }
}

extension UISplitViewController.SplitBehavior {
    /// Creates the behavior of an arrangement.
    init(_ behavior: SplitArrangement.Behavior) {
        switch behavior {
        case .tile: self = .tile
        case .overlay: self = .overlay
        case .displace: self = .displace
        }
    }

    /// The behavior to ask an arrangement for; `nil` for automatic.
    fileprivate var inArrangement: SplitArrangement.Behavior? {
        switch self {
        case .automatic: nil
        case .tile: .tile
        case .overlay: .overlay
        case .displace: .displace
        }
    }
}

extension UISplitViewController.Column {
    /// Creates a column of an arrangement.
    init(_ column: SplitArrangement.Column) {
        switch column {
        case .primary: self = .primary
        case .supplementary: self = .supplementary
        case .secondary: self = .secondary
        }
    }

    /// The column of an arrangement; `nil` for one that is not beside others.
    var inArrangement: SplitArrangement.Column? {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        case .compact, .inspector: nil
        }
    }
}
