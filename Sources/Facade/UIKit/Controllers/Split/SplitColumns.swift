import Foundation

/// The controllers of a split view controller's columns.
@MainActor struct SplitColumns {
    /// A controller that the app provided, and the navigation controller created around it.
    @MainActor struct Member {
        let given: UIViewController
        /// The child of the split view controller.
        let held: UIViewController

        /// The stack of controllers that the column shows.
        var stack: [UIViewController] { (held as? UINavigationController)?.viewControllers ?? [held] }
    }

    var primary: Member?
    var supplementary: Member?
    var secondary: Member?
    var compact: Member?
    var inspector: Member?

    subscript(column: UISplitViewController.Column) -> Member? {
        get {
            switch column {
            case .primary: primary
            case .supplementary: supplementary
            case .secondary: secondary
            case .compact: compact
            case .inspector: inspector
            }
        }
        set {
            switch column {
            case .primary: primary = newValue
            case .supplementary: supplementary = newValue
            case .secondary: secondary = newValue
            case .compact: compact = newValue
            case .inspector: inspector = newValue
            }
        }
    }

    nonisolated static let beside: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

    /// The controllers of the columns that can be side by side, starting with the primary one.
    var controllers: [UIViewController] { Self.beside.compactMap { self[$0]?.held } }

    /// Returns the column of a child.
    func column(of child: UIViewController) -> UISplitViewController.Column? {
        (Self.beside + [.compact, .inspector]).first { self[$0]?.held === child || self[$0]?.given === child }
    }
}
