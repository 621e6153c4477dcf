import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography

/// Texts in the system's own furniture.
struct TextPainting {
    let typesetter: Typesetter
    let grid: PixelGrid

    /// The glyphs of a line, centred vertically in a rectangle in points of the screen; cut with an ellipsis to fit.
    func line(
        _ text: String, _ font: Font, _ color: Color, _ alignment: TextAlignment, in rect: Rect
    ) -> [DrawingOperation] {
        // Without room, a width would mean no limit.
        guard rect.width > 0 else { return [] }
        let content = TextContent(text, font: font, alignment: alignment)
        return typesetter.layout(content, width: rect.width, grid: grid).runs(in: rect).map { .glyphs($0, color) }
    }

    /// The glyphs of a text as a label of that frame, in points of the screen, shows it.
    func label(_ text: TextContent, _ color: Color, in rect: Rect) -> [DrawingOperation] {
        LabelPainting(text: typesetter.layout(text, in: rect.size, grid: grid), frame: rect).operations(color)
    }

    /// The glyphs of a text of any number of lines that begins at the top of a rectangle in points of the screen.
    func paragraphs(_ text: TextContent, _ color: Color, in rect: Rect) -> [DrawingOperation] {
        var text = text
        text.numberOfLines = 0
        let layout = typesetter.layout(text, width: rect.width, grid: grid)
        let box = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: layout.size.height)
        return layout.runs(in: box).map { .glyphs($0, color) }
    }

    /// The width of a line in points, rounded up to the device's pixels.
    func width(of text: String, _ font: Font) -> Double {
        typesetter.layout(TextContent(text, font: font), width: nil, grid: grid).size.width
    }

    /// The size of a text in points, rounded up to the device's pixels; `width` is where it wraps.
    func size(of text: TextContent, width: Double?) -> Size {
        typesetter.layout(text, width: text.numberOfLines == 1 ? nil : width, grid: grid).size
    }
}
