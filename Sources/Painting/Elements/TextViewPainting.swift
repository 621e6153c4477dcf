import LayoutSimDrawing
import LayoutSimText
package import LayoutSimGeometry
package import LayoutSimViewTree

/// The paragraphs of a text view, within UIKit's container insets and cut off at its frame.
struct TextViewPainting {
    let textView: TextView
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let room = context.frame.inset(by: TextView.insets)
        guard room.width > 0 else { return [] }
        let glyphs = context.text.paragraphs(textView.text, textView.color, in: room)
        let height = context.text.size(of: textView.text.unlimited, width: room.width).height
        guard height > context.frame.maxY - room.minY else { return glyphs }
        return glyphs.isEmpty ? [] : [.clipped(to: .rect(context.frame), glyphs)]
    }
}

extension TextContent {
    /// The same text with as many lines as it takes.
    fileprivate var unlimited: TextContent {
        var text = self
        text.numberOfLines = 0
        return text
    }
}

extension TextView {
    /// From the frame to the text in points: 8 above and below, and the line fragment padding at the sides.
    package static let insets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
}
