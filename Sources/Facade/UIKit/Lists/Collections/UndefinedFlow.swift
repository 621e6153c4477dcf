import Foundation

/// What makes the behavior of a flow layout undefined: items longer than the room across its scroll direction.
enum UndefinedFlow {
    case width, height

    /// The reason in UIKit's words (terminatorover/RGCardViewLayout#9, Provenance-Emu/Provenance#2082).
    var reason: String {
        switch self {
        case .width:
            "the item width must be less than the width of the UICollectionView minus the section insets left and right"
                + " values, minus the content insets left and right values."
        case .height:
            "the item height must be less than the height of the UICollectionView minus the section insets top and"
                + " bottom values, minus the content insets top and bottom values."
        }
    }
}

extension UICollectionViewFlowLayout {
    /// Logs, as UIKit does, that the layout's behavior is undefined: once for each size of the view, where UIKit
    /// repeats it with each pass.
    func tellUndefined(_ flow: UndefinedFlow, in view: UICollectionView) {
        guard undefinedSize != view.bounds.size else { return }
        undefinedSize = view.bounds.size
        logMessage(
            """
            The behavior of the UICollectionViewFlowLayout is not defined because:
            \(flow.reason)
            The relevant UICollectionViewFlowLayout instance is <\(type(of: self))>, and it is attached to \(view).
            Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
            """)
    }
}
