import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

/// The overlays of a text field: a view on either side, and the clear button.
///
/// `leftViewRect(forBounds:)` and the similar methods return left-to-right frames, which are mirrored in a
/// right-to-left layout ([Apple,
/// `rightViewRect(forBounds:)`](https://developer.apple.com/documentation/uikit/uitextfield/rightviewrect(forbounds:))).
extension UITextField {
    /// The field with its clear button, and with text insets if its text rectangle is not UIKit's.
    var placedContent: Content? {
        guard case .textField(var field)? = fieldContent else { return nil }
        field.clearButton = shownClearButton
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let left = field.clearButton == .left ? CGFloat(TextField.clearButtonInset) : inset
        let right = field.clearButton == .right ? CGFloat(TextField.clearButtonInset) : inset
        let width = max(0, bounds.width - left - right)
        let isStandard = abs(rect.minX - bounds.minX - left) < 1e-6 && abs(rect.width - width) < 1e-6
        if !isStandard, bounds.width > 0 {
            field.textInsets = EdgeInsets(
                left: Double(rect.minX - bounds.minX), right: Double(bounds.maxX - rect.maxX))
        }
        return .textField(field)
    }

    private var shownLeftView: UIView? { leftView.flatMap { shows(leftViewMode, whileEditing: isEditing) ? $0 : nil } }
    private var shownRightView: UIView? {
        rightView.flatMap { shows(rightViewMode, whileEditing: isEditing) ? $0 : nil }
    }

    /// Whether the left or right view is shown.
    var hasOverlays: Bool { shownLeftView != nil || shownRightView != nil }

    private func shows(_ mode: ViewMode, whileEditing isEditing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// Returns whether the clear button is shown in an editing state; without text it never is.
    func showsClearButton(whileEditing isEditing: Bool) -> Bool {
        length > 0 && shows(clearButtonMode, whileEditing: isEditing)
    }

    /// The clear button for layout and painting; `nil` while it is hidden.
    private var shownClearButton: TextField.ClearButton? {
        guard showsClearButton(whileEditing: isEditing) else { return nil }
        guard bounds.width > 0, clearButtonRect(forBounds: bounds) != baseClearButtonRect(bounds) else {
            return isMirrored ? .left : .right
        }
        let frame = clearButtonFrame(in: bounds)
        return .at(Rect(frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)))
    }

    /// Returns the frame of the clear button in the field's coordinate space, mirrored in a right-to-left layout.
    func clearButtonFrame(in bounds: CGRect) -> CGRect { placed(clearButtonRect(forBounds: bounds), in: bounds) }

    /// The distance from the border to the text, in points.
    var inset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// Returns the default text rectangle, between the overlays and within the border.
    func baseTextRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        let vertical: CGFloat = borderStyle == .none ? 0 : 2
        var rect = CGRect(
            x: bounds.minX + inset, y: bounds.minY + vertical, width: max(0, bounds.width - 2 * inset),
            height: max(0, bounds.height - 2 * vertical))
        if shownLeftView != nil {
            rect.keepOff(placed(leftViewRect(forBounds: bounds), in: bounds), by: inset, atRight: isMirrored)
        }
        if shownRightView != nil {
            rect.keepOff(placed(rightViewRect(forBounds: bounds), in: bounds), by: inset, atRight: !isMirrored)
        }
        if showsClearButton(whileEditing: isEditing) {
            rect.keepOff(
                clearButtonFrame(in: bounds), by: CGFloat(TextField.clearButtonGap), atRight: !isMirrored)
        }
        return rect
    }

    func baseClearButtonRect(_ bounds: CGRect) -> CGRect {
        CGRect(TextField.clearButtonFrame(in: Rect(bounds)))
    }

    func baseLeftViewRect(_ bounds: CGRect) -> CGRect {
        guard let view = leftView else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        let size = overlaySize(view)
        return CGRect(origin: CGPoint(x: bounds.minX + inset, y: bounds.midY - size.height / 2), size: size)
    }

    func baseRightViewRect(_ bounds: CGRect) -> CGRect {
        guard let view = rightView else { return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0) }
        let size = overlaySize(view)
        return CGRect(
            origin: CGPoint(x: bounds.maxX - inset - size.width, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns the size of an overlay, or the fitting size of its content if that is zero.
    private func overlaySize(_ view: UIView) -> CGSize {
        let size = view.bounds.size
        guard size == .zero else { return size }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func fieldSize(fitting size: CGSize) -> CGSize {
        var natural = measuredContentSize(fieldContent, width: nil)
        for view in [shownLeftView, shownRightView] {
            guard let view else { continue }
            natural.width += overlaySize(view).width + inset
            natural.height = max(natural.height, overlaySize(view).height)
        }
        return natural
    }

    func replaceOverlay(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if let old, old.superview === self { old.removeFromSuperview() }
        overlaysChanged()
    }

    func overlaysChanged() {
        invalidateIntrinsicContentSize()
        for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
            guard let view else { continue }
            if shows(mode, whileEditing: isEditing) {
                if view.superview !== self { addSubview(view) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
        setNeedsDisplay()
        setNeedsLayout()
    }

    func placeOverlays() {
        if let view = shownLeftView { view.frame = placed(leftViewRect(forBounds: bounds), in: bounds) }
        if let view = shownRightView { view.frame = placed(rightViewRect(forBounds: bounds), in: bounds) }
    }

    /// Returns a left-to-right frame, mirrored in the bounds in a right-to-left layout.
    private func placed(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(
            x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

extension CGRect {
    /// Shrinks the rectangle at its right or left side to keep a distance from a frame, in points.
    fileprivate mutating func keepOff(_ frame: CGRect, by distance: CGFloat, atRight: Bool) {
        if atRight {
            size.width = max(0, min(maxX, frame.minX - distance) - minX)
        } else {
            let edge = max(minX, frame.maxX + distance)
            size.width = max(0, maxX - edge)
            origin.x = edge
        }
    }
}
