import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// A text field: its border, the text or placeholder, and the clear button.
struct TextFieldPainting {
    let field: TextField
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let color =
            field.text.text.isEmpty ? field.placeholderColor ?? context.palette[.placeholderText] : field.color
        return (background ?? border) + context.text(FramedText(field), color) + clearButton
    }

    private var background: [DrawingOperation]? {
        guard let image = field.background else { return nil }
        return ImagePainting(image: image, mode: .scaleToFill, context: context).operations()
    }

    private var clearButton: [DrawingOperation] {
        guard let frame = field.clearButtonFrame(in: context.frame) else { return [] }
        return [.fill(.clearButton(in: frame), context.palette[.tertiaryLabel], .evenOdd)]
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

extension Path {
    /// Returns the outline of the clear button for the even-odd rule: a disc with a cross cut out, the size of the
    /// symbol `xmark.circle.fill` in a 14-point font [unmeasured].
    fileprivate static func clearButton(in frame: Rect) -> Path {
        let side = min(frame.width, frame.height) * 0.82
        let (long, short) = (side * 0.27, side * 0.07)
        // The corners of a plus sign, rotated by 45 degrees; 0.7071 is the square root of one half.
        let corners = [
            (-short, -long), (short, -long), (short, -short), (long, -short), (long, short), (short, short),
            (short, long), (-short, long), (-short, short), (-long, short), (-long, -short), (-short, -short),
        ]
        let points = corners.map { x, y in
            Point(x: frame.midX + (x - y) * 0.7071, y: frame.midY + (x + y) * 0.7071)
        }
        return Path(Path.ellipse(in: frame.middle(side)).elements + Path.polygon(points).elements)
    }
}
