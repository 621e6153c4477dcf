import Foundation

/// The controllers of the columns of a split view controller.
@MainActor struct SplitColumns {
    /// A controller of the app, and the navigation controller that was made around it.
    @MainActor struct Member {
        let given: UIViewController
        /// What is the child of the split view controller.
        let held: UIViewController

        /// The controllers that the column shows one on top of the other.
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

    /// The controllers of the columns that lie beside each other, the list first.
    var controllers: [UIViewController] { Self.beside.compactMap { self[$0]?.held } }

    /// The column that a child belongs to.
    func column(of child: UIViewController) -> UISplitViewController.Column? {
        (Self.beside + [.compact, .inspector]).first { self[$0]?.held === child || self[$0]?.given === child }
    }
}
