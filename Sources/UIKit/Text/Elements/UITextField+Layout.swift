import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// The state of a text field other than its text.
struct FieldState {
    var placeholder: NSAttributedString?
}

extension UITextField {
    /// The field's content for the layout engine and for drawing.
    var fieldContent: Content? {
        var field = TextField(
            border: borderStyle.value, text: fieldText,
            placeholder: placeholder ?? "", color: (textColor ?? .label).geometryColor(traitCollection))
        field.isSecure = isSecureTextEntry
        field.placeholderColor = placeholderInk?.geometryColor(traitCollection)
        return .textField(field)
    }

    /// The placeholder's own color, if its attributes have one.
    private var placeholderInk: UIColor? {
        guard let placeholder = attributedPlaceholder, placeholder.length > 0 else { return nil }
        return unsafe placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    /// The field's content with the text insets that its class asks for.
    var placedContent: Content? {
        guard case .textField(var field)? = fieldContent else { return nil }
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let standard = CGRect(
            x: bounds.minX + inset, y: rect.minY, width: max(0, bounds.width - 2 * inset), height: rect.height)
        if rect != standard, bounds.width > 0 {
            field.textInsets = EdgeInsets(
                left: Double(rect.minX - bounds.minX), right: Double(bounds.maxX - rect.maxX))
        }
        return .textField(field)
    }

    /// The text on one line, with bullets for secure text.
    private var fieldText: TextContent {
        var text =
            textState.content(with: traitCollection)
            ?? TextContent("", font: textState.font.values.font, alignment: textState.alignment.value)
        if isSecureTextEntry {
            text.text = String(repeating: "•", count: text.text.count)
            text.runs = []
        }
        text.numberOfLines = 1
        if adjustsFontSizeToFitWidth, let font {
            text.minimumScaleFactor = minimumFontSize > 0 ? Double(min(1, minimumFontSize / font.pointSize)) : 0.01
        }
        return text
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

    private var shownLeftView: UIView? { leftView.flatMap { shows(leftViewMode) ? $0 : nil } }
    private var shownRightView: UIView? { rightView.flatMap { shows(rightViewMode) ? $0 : nil } }

    /// Whether the field shows a left or right view.
    var hasOverlays: Bool { shownLeftView != nil || shownRightView != nil }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool { shows(clearButtonMode) && !(text ?? "").isEmpty }

    /// The distance from the border to the text, in points.
    private var inset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// Returns the text's rectangle: the bounds without the border and any overlays.
    func baseTextRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        let vertical: CGFloat = borderStyle == .none ? 0 : 2
        var rect = CGRect(
            x: bounds.minX + inset, y: bounds.minY + vertical, width: max(0, bounds.width - 2 * inset),
            height: max(0, bounds.height - 2 * vertical))
        if shownLeftView != nil {
            let edge = leftViewRect(forBounds: bounds).maxX + inset
            rect.size.width = max(0, rect.maxX - edge)
            rect.origin.x = edge
        }
        if shownRightView != nil {
            rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - inset - rect.minX)
        } else if isEditing, showsClearButton {
            rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - 2 - rect.minX)
        }
        return rect
    }

    func baseClearButtonRect(_ bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    func baseLeftViewRect(_ bounds: CGRect) -> CGRect {
        guard let view = leftView else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        return baseLeftViewRect(view, bounds)
    }

    func baseRightViewRect(_ bounds: CGRect) -> CGRect {
        guard let view = rightView else { return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0) }
        return baseRightViewRect(view, bounds)
    }

    private func baseLeftViewRect(_ view: UIView, _ bounds: CGRect) -> CGRect {
        let size = overlaySize(view)
        return CGRect(origin: CGPoint(x: bounds.minX + inset, y: bounds.midY - size.height / 2), size: size)
    }

    private func baseRightViewRect(_ view: UIView, _ bounds: CGRect) -> CGRect {
        let size = overlaySize(view)
        return CGRect(
            origin: CGPoint(x: bounds.maxX - inset - size.width, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns an overlay's size, which is that of its content if it has no size.
    private func overlaySize(_ view: UIView) -> CGSize {
        let size = view.bounds.size
        guard size == .zero else { return size }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
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
            if shows(mode) {
                if view.superview !== self { addSubview(view) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
        setNeedsLayout()
    }

    func placeOverlays() {
        if let view = shownLeftView { view.frame = leftViewRect(forBounds: bounds) }
        if let view = shownRightView { view.frame = rightViewRect(forBounds: bounds) }
    }

    func baseDrawText(in rect: CGRect) {
        TextDrawing.draw(fieldText, color: textColor ?? .label, in: rect, scale: Double(pixelScale))
    }

    func baseDrawPlaceholder(in rect: CGRect) {
        guard let placeholder else { return }
        var text = fieldText
        text.text = placeholder
        TextDrawing.draw(text, color: placeholderInk ?? .placeholderText, in: rect, scale: Double(pixelScale))
    }

    func change(_ edit: (inout LabelText) -> Void) {
        let old = textState
        edit(&textState)
        guard !textState.isSame(as: old) else { return }
        if textState.string != old.string { editedRange = NSRange(location: length, length: 0) }
        changeField { _ in }
        tellObservers()
    }

    func changeField(_ edit: (inout FieldState) -> Void) {
        edit(&field)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        setNeedsLayout()
    }
}

extension UITextField.BorderStyle {
    /// The equivalent border of the layout engine.
    fileprivate var value: TextField.Border {
        switch self {
        case .none: .none
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: .roundedRect
        }
    }
}
