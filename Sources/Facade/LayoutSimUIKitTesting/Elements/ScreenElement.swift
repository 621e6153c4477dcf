import Foundation
import UIKit

/// An element on the screen that has a name and can be touched.
@MainActor struct ScreenElement {
    enum Kind {
        case view(UIView)
        case barButton(BarButtonPlace, in: UIView)
        /// A part of a control that has no view of its own, such as a segment or one side of a stepper.
        case part(CGRect, in: UIControl)
        case menuElement(UIMenuElement, of: OpenMenu)
        case alertAction(UIAlertAction, of: UIAlertController)
    }

    let kind: Kind
    let label: String
    let identifier: String?

    /// The view that is or contains the element; `nil` for elements without a view.
    var view: UIView? {
        switch kind {
        case .view(let view), .barButton(_, let view): view
        case .part(_, let control): control
        case .menuElement, .alertAction: nil
        }
    }

    /// The frame in screen coordinates.
    var frame: CGRect {
        switch kind {
        case .view(let view): view.convert(view.bounds, to: nil as UIView?)
        case .barButton(let place, let bar): bar.convert(place.frame, to: nil as UIView?)
        case .part(let frame, let control): control.convert(frame, to: nil as UIView?)
        case .menuElement, .alertAction: .null
        }
    }

    /// Whether the element is interactive, rather than just text.
    var isActive: Bool {
        guard case .view(let view) = kind else { return true }
        return view is UIControl || !(view.gestureRecognizers ?? []).isEmpty || view is UITableViewCell
            || view is UICollectionViewCell || view is UITextView || view.accessibilityTraits.contains(.button)
            || view.hasContextMenu && !(view is UIScrollView)
    }

    /// The element's name in messages: `UIButton "Done"`.
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
