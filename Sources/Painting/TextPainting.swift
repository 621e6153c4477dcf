import LayoutSimGeometry
import LayoutSimTypography

/// Single lines of text in the system's own furniture.
struct TextPainting {
    let typesetter: Typesetter
    let grid: PixelGrid

    /// The glyphs of a line, centred vertically in a rectangle in points of the screen; cut with an ellipsis to fit.
    func line(
        _ text: String, _ font: Font, _ color: Color, _ alignment: TextAlignment, in rect: Rect
    ) -> [DrawingOperation] {
        let content = TextContent(text, font: font, alignment: alignment)
        return typesetter.layout(content, width: rect.width, grid: grid).runs(in: rect).map { .glyphs($0, color) }
    }

    /// The width of a line in points, rounded up to the device's pixels.
    func width(of text: String, _ font: Font) -> Double {
        typesetter.layout(TextContent(text, font: font), width: nil, grid: grid).size.width
    }
}
