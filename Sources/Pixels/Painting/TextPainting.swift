import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import LayoutSimViewTree

/// Draws texts with the typesetter that measured them.
struct TextPainting {
    let typesetter: Typesetter
    let grid: PixelGrid

    /// Returns the glyphs of a line, centered vertically in a rectangle in screen coordinates and truncated to fit.
    func line(
        _ text: String, _ font: Font, _ color: Color, _ alignment: TextAlignment, in rect: Rect
    ) -> [DrawingOperation] {
        // A width of 0 would mean no limit.
        guard rect.width > 0 else { return [] }
        let content = TextContent(text, font: font, alignment: alignment)
        return typesetter.layout(content, width: rect.width, grid: grid).runs(in: rect).map { .glyphs($0, color) }
    }

    /// Returns a line as above in the attributes of a bar's title, or in a font and a color where it has none.
    func line(
        _ text: String, _ style: BarText?, _ font: Font, _ color: Color, _ alignment: TextAlignment, in rect: Rect
    ) -> [DrawingOperation] {
        guard let style else { return line(text, font, color, alignment, in: rect) }
        let rect = rect.offset(x: style.offset.x, y: style.offset.y)
        guard rect.width > 0, !text.isEmpty else { return [] }
        let content = TextContent(text, style, alignment)
        let letters = typesetter.layout(content, width: rect.width, grid: grid)
            .operations(in: rect, color: color) { typesetter.outline(of: $1, in: $0) }
        guard let shadow = style.shadow, shadow.color.alpha > 0 else { return letters }
        var compositing = Compositing()
        compositing.shadow = Shadow(color: shadow.color, offset: shadow.offset, radius: style.shadowBlur / 2)
        return [.composited(compositing, letters)]
    }

    /// Returns the width of a line in points, rounded up to device pixels, in the attributes of a bar's title or in a
    /// font.
    func width(of text: String, _ style: BarText?, _ font: Font) -> Double {
        guard let style else { return width(of: text, font) }
        return typesetter.layout(TextContent(text, style, .natural), width: nil, grid: grid).size.width
    }

    /// Returns the width of a line in points, rounded up to device pixels.
    func width(of text: String, _ font: Font) -> Double {
        typesetter.layout(TextContent(text, font: font), width: nil, grid: grid).size.width
    }

    /// Returns the text of a view in its frame, in screen coordinates; `measuredWidth` is that of the placed view.
    func text(
        _ text: FramedText, _ color: Color, in frame: Rect, measuredWidth: Double?, shadow: TextShadow? = nil
    ) -> [DrawingOperation] {
        let set = typesetter.layout(text.request(in: frame.size, measuredWidth: measuredWidth), grid: grid)
        let room = frame.inset(by: text.insets)
        guard text.fillsFrame else { return label(set, color, in: room, shadow: shadow) }
        guard room.width > 0 else { return [] }
        let box = Rect(x: room.minX, y: room.minY, width: room.width, height: set.size.height)
        return glyphs(set, color, in: box, clip: set.size.height > frame.maxY - room.minY ? frame : nil)
    }

    /// Returns the text of a label in a frame in screen coordinates: overflowing text, outlines and shadows are
    /// clipped, as a layer clips its contents.
    func label(_ text: TextLayout, _ color: Color, in frame: Rect, shadow: TextShadow? = nil) -> [DrawingOperation] {
        let overflows =
            text.size.height > frame.height + 0.001 || text.lines.contains { $0.width > frame.width + 0.001 }
        let glyphs = glyphs(text, color, in: frame, clip: overflows || text.reachesBeyondLetters ? frame : nil)
        guard let shadow, shadow.color.alpha > 0, !glyphs.isEmpty else { return glyphs }
        let cast = text.runs(in: frame).map { DrawingOperation.glyphs($0, shadow.color).moved(by: shadow.offset) }
        return [.clipped(to: .rect(frame), cast)] + glyphs
    }

    private func glyphs(_ text: TextLayout, _ color: Color, in box: Rect, clip: Rect?) -> [DrawingOperation] {
        let glyphs = text.operations(in: box, color: color) { typesetter.outline(of: $1, in: $0) }
        guard let clip, !glyphs.isEmpty else { return glyphs }
        return [.clipped(to: .rect(clip), glyphs)]
    }
}

extension TextContent {
    /// Creates a line in the attributes of a bar's title.
    fileprivate init(_ text: String, _ style: BarText, _ alignment: TextAlignment) {
        self.init(text, font: style.style.font, alignment: alignment)
        runs = [StyledRun(length: text.utf8.count, style: style.style)]
    }
}
