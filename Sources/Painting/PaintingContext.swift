import LayoutSimGeometry
import LayoutSimTypography
import LayoutSimViewTree

/// Where an element is drawn, and with what.
struct PaintingContext {
    /// In points of the screen.
    let frame: Rect
    let palette: Palette
    /// The colour of what people can touch.
    let tint: Color
    let text: TextPainting
    /// The colours of parts of a control that are not the system's.
    var partColors: [ControlPart: Color] = [:]

    /// The width of one pixel in points.
    var hairline: Double { 1 / text.grid.scale }

    /// The colour of a part of a control; `standard` is the system's.
    func color(of part: ControlPart, _ standard: Color) -> Color { partColors[part] ?? standard }

    /// The same for a part of the element, in points of the screen.
    func inside(_ frame: Rect) -> PaintingContext {
        PaintingContext(frame: frame, palette: palette, tint: tint, text: text, partColors: partColors)
    }
}
