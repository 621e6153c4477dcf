import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// The state of a text field other than its text.
struct FieldState {
    var placeholder: NSAttributedString?
    /// Whether the next key replaces a secret that was there before.
    var holdsFormerSecret = false
}

extension UITextField {
    /// The field's content for the layout engine and for drawing.
    var fieldContent: Content? {
        var field = TextField(
            border: borderStyle.value, text: fieldText,
            placeholder: placeholder ?? "", color: (textColor ?? .label).geometryColor(traitCollection))
        field.isSecure = isSecureTextEntry
        field.background = shownBackground?.viewTreeImage(traitCollection)
        field.placeholderColor = placeholderInk?.geometryColor(traitCollection)
        return .textField(field)
    }

    /// The image that fills the field; a disabled field uses its own only in place of `background`, as on iOS.
    private var shownBackground: UIImage? {
        guard borderStyle != .roundedRect, let background else { return nil }
        return isEnabled ? background : disabledBackground ?? background
    }

    func followContentSizeLimits() {
        guard adjustsFontForContentSizeCategory, let font = limited(font) else { return }
        change { $0.setFont(font) }
    }

    /// The placeholder's own color, if its attributes have one.
    private var placeholderInk: UIColor? {
        guard let placeholder = attributedPlaceholder, placeholder.length > 0 else { return nil }
        return unsafe placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    /// The text on a single line, with secure text as bullets.
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
