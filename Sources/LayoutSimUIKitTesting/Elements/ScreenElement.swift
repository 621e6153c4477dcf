import Foundation
import UIKit

/// Something on the screen that has a name and that fingers may touch.
@MainActor struct ScreenElement {
    enum Kind {
        case view(UIView)
        case barButton(BarButtonPlace, in: UIView)
        /// A part of a control that has no view of its own: a segment, a side of a stepper.
        case part(CGRect, in: UIControl)
        case menuElement(UIMenuElement, of: OpenMenu)
        case alertAction(UIAlertAction, of: UIAlertController)
    }

    let kind: Kind
    let label: String
    let identifier: String?

    /// The view that it is or lies in; `nil` for what is shown without one.
    var view: UIView? {
        switch kind {
        case .view(let view), .barButton(_, let view): view
        case .part(_, let control): control
        case .menuElement, .alertAction: nil
        }
    }

    /// Where it is, in coordinates of the screen.
    var frame: CGRect {
        switch kind {
        case .view(let view): view.convert(view.bounds, to: nil as UIView?)
        case .barButton(let place, let bar): bar.convert(place.frame, to: nil as UIView?)
        case .part(let frame, let control): control.convert(frame, to: nil as UIView?)
        case .menuElement, .alertAction: .null
        }
    }

    /// Whether it is there to be touched, rather than to be read.
    var isActive: Bool {
        guard case .view(let view) = kind else { return true }
        return view is UIControl || !(view.gestureRecognizers ?? []).isEmpty || view is UITableViewCell
            || view is UICollectionViewCell || view is UITextView || view.accessibilityTraits.contains(.button)
            || view.hasContextMenu && !(view is UIScrollView)
    }

    /// What messages call it: `UIButton "Done"`.
    var name: String {
        let text = label.isEmpty ? identifier ?? "" : label
        let quoted = text.isEmpty ? "" : " \"\(text)\""
        switch kind {
        case .view(let view): return text.isEmpty ? view.spokenName : "\(type(of: view))\(quoted)"
        case .barButton(let place, let bar):
            switch place.kind {
            case .back: return "back button\(quoted) in \(type(of: bar))"
            case .item: return "bar button\(quoted) in \(type(of: bar))"
            case .tab: return "tab\(quoted)"
            }
        case .part(_, let control): return "part\(quoted) of \(control.spokenName)"
        case .menuElement: return "menu element\(quoted)"
        case .alertAction: return "alert action\(quoted)"
        }
    }
}
