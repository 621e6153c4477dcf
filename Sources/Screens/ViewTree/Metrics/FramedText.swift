package import LayoutSimGeometry
package import LayoutSimText

/// The text of a view and the area that the view's frame leaves for it.
///
/// Measuring, drawing and audits all take the text from here, so that they typeset the same.
package struct FramedText: Hashable, Sendable {
    /// The text with its attributes.
    package var text: TextContent
    /// The insets from the frame to the text, in points.
    package var insets: EdgeInsets
    /// Whether the text fills the frame from the top, clipped at the bottom edge, as in a text view; otherwise it is
    /// centered vertically and lines that do not fit are omitted, as in a label.
    package var fillsFrame = false

    /// Creates the text of a label.
    package init(label text: TextContent) {
        self.text = text
        insets = .zero
    }

    /// Creates the single-line text of a text field: its own text, or the placeholder if that is empty.
    package init(_ field: TextField) {
        text = field.text
        text.numberOfLines = 1
        if text.text.isEmpty {
            text.text = field.placeholder
            text.runs = []
            // A placeholder that does not fit is cut off, as pictures of iOS show, without an ellipsis.
            text.lineBreakMode = .byClipping
        }
        let side = field.border == .none ? 0.0 : 7
        insets =
            field.textInsets
            ?? EdgeInsets(
                left: field.clearButton == .left ? TextField.clearButtonInset : side,
                right: field.clearButton == .right ? TextField.clearButtonInset : side)
    }

    /// Creates the text of a text view, inset by UIKit's text container insets and line fragment padding.
    package init(_ view: TextView) {
        text = view.text
        text.numberOfLines = 0
        insets = view.insets
        fillsFrame = true
    }

    /// The sum of the left and right insets, in points.
    package var sides: Double { insets.left + insets.right }

    /// Returns the request that measures the text for a frame width in points, or at its natural width; a single line
    /// always has its natural width.
    package func request(width: Double?) -> TextRequest {
        TextRequest(text, width: text.numberOfLines == 1 ? nil : width.map { max(0, $0 - sides) })
    }

    /// Returns the request that typesets the text in a frame of a size in points.
    ///
    /// `measuredWidth` is the frame width for which the text was measured, if it is that of the frame apart from
    /// rounding; the lines are then those that were measured.
    package func request(in size: Size, measuredWidth: Double?) -> TextRequest {
        TextRequest(
            text, width: max(0, (measuredWidth ?? size.width) - sides),
            height: fillsFrame ? nil : max(0, size.height - insets.top - insets.bottom))
    }
}

extension Content {
    /// The text of a label, a text field or a text view; `nil` for other contents.
    package var framedText: FramedText? {
        switch self {
        case .label(let text, _): FramedText(label: text)
        case .textField(let field): FramedText(field)
        case .textView(let view): FramedText(view)
        case .none, .image, .button, .control, .stack, .scroll, .opaque: nil
        }
    }
}
