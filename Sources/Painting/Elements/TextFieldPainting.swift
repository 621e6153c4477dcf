import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// A text field: its border, and the text or the placeholder.
struct TextFieldPainting {
    let field: TextField
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let color =
            field.text.text.isEmpty ? field.placeholderColor ?? context.palette[.placeholderText] : field.color
        return border + context.text(FramedText(field), color)
    }

    private var border: [DrawingOperation] {
        let frame = context.frame
        let line = context.hairline
        let edge = frame.inset(by: EdgeInsets(all: line / 2))
        switch field.border {
        case .none: return []
        case .line: return [.stroke(.rect(edge), context.palette[.label], Stroke(width: line))]
        case .bezel:
            return [
                .fill(.rect(frame), context.palette[.background]),
                .stroke(.rect(frame.inset(by: EdgeInsets(all: 0.5))), context.palette[.gray], Stroke(width: 1)),
                .fill(.rect(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 2)), context.palette[.gray]),
            ]
        case .roundedRect:
            return [
                .fill(.roundedRect(frame, radius: 5), context.palette[.background]),
                .stroke(.roundedRect(edge, radius: 5), context.palette.fieldBorder, Stroke(width: line)),
            ]
        }
    }
}
