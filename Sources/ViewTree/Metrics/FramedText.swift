package import LayoutSimGeometry
package import LayoutSimText

/// The text of a view and the room that the view's frame leaves for it.
///
/// Measuring, drawing and audits all ask here what to set, so that they set the same.
package struct FramedText: Hashable, Sendable {
    /// The text as it is set.
    package var text: TextContent
    /// From the frame to the room for the lines, in points.
    package var insets: EdgeInsets
    /// Whether it fills its frame like a text view, from the top down to the bottom edge; else it is centered vertically
    /// and lines that have no room are left out, as in a label.
    package var fillsFrame = false

    /// The text of a label.
    package init(label text: TextContent) {
        self.text = text
        insets = .zero
    }

    /// The text of a text field: its own or, if it is empty, the placeholder, on one line.
    package init(_ field: TextField) {
        text = field.text
        text.numberOfLines = 1
        if text.text.isEmpty {
            text.text = field.placeholder
            text.runs = []
        }
        let side = field.border == .none ? 0.0 : 7
        insets = field.textInsets ?? EdgeInsets(left: side, right: side)
    }

    /// The text of a text view, within UIKit's container insets and line fragment padding.
    package init(_ view: TextView) {
        text = view.text
        text.numberOfLines = 0
        insets = view.insets
        fillsFrame = true
    }

    /// The widths of both side insets together, in points.
    package var sides: Double { insets.left + insets.right }

    /// The request that measures the text for a frame of a width in points, or at its natural width; one line always has
    /// its natural width.
    package func request(width: Double?) -> TextRequest {
        TextRequest(text, width: text.numberOfLines == 1 ? nil : width.map { max(0, $0 - sides) })
    }

    /// The request that sets the text in a frame of a size in points.
    ///
    /// `measuredWidth` is the frame width that the text was measured for, if the frame has it apart from rounding: then
    /// the lines are those that were measured.
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
