import Foundation
import QuartzCore

extension UITableViewCell {
    /// Whether the row shows its default selection or highlight.
    var showsOwnSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none && rowEditing == nil }

    /// The duration of an animated selection or deselection, in seconds; measured on iOS 9, with a linear curve.
    private static let selectionDuration = 0.35

    /// The default color of selected rows: #D9D9D9 before iOS 13 [measured on iOS 9], then a dynamic color.
    private static var selectionColor: UIColor {
        _iOS(13) ? .systemGray4 : UIColor(white: 217 / 255, alpha: 1)
    }

    /// Shows or hides the default background of a selected row.
    func showOwnSelection(animated: Bool) {
        let isShown = showsOwnSelection && selectedBackgroundView == nil && multipleSelectionBackgroundView == nil
        guard isShown != (ownSelection != nil) else { return }
        if isShown { return addSelection(animated: animated) }
        guard let old = ownSelection else { return }
        ownSelection = nil
        guard animated, window != nil else { return old.removeFromSuperview() }
        UIView.animate(withDuration: Self.selectionDuration, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            old.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    private func addSelection(animated: Bool) {
        let view = UITableViewCellSelectedBackground(frame: bounds)
        view.backgroundColor = Self.selectionColor
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        ownSelection = view
        guard animated, window != nil else { return }
        view.alpha = 0
        UIView.animate(withDuration: Self.selectionDuration, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            view.alpha = 1
        }
    }
}

/// The default background of a selected row.
@MainActor final class UITableViewCellSelectedBackground: UIView {}
