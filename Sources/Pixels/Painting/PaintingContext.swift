import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// The frame of an element and the attributes with which it is drawn.
struct PaintingContext {
    /// The frame in screen coordinates.
    let frame: Rect
    let palette: Palette
    /// The tint color.
    let tint: Color
    let text: TextPainting
    /// The sizes of controls with which they were measured.
    var metrics = ControlMetrics()
    /// The frame width for which the view's text was measured, if it is that of `frame` apart from rounding.
    var measuredWidth: Double?
    /// The colors of a control's parts that differ from the system's.
    var partColors: [ControlPart: Color] = [:]
    /// The appearance of a control's parts besides their colors.
    var partLooks = PartLooks()
    /// Who takes the picture.
    var picture = Screen.PictureSource.screen
    /// Whether the layout direction is right to left, which mirrors controls.
    var isRightToLeft = false

    /// The width of a pixel, in points.
    var hairline: Double { 1 / text.grid.scale }

    /// Returns the color of a part of a control; `standard` is the system's.
    func color(of part: ControlPart, _ standard: Color) -> Color { partColors[part] ?? standard }

    /// Returns the context for a part of the element, in screen coordinates; a `nil` tint keeps the current one.
    func inside(_ frame: Rect, tint: Color? = nil) -> PaintingContext {
        PaintingContext(
            frame: frame, palette: palette, tint: tint ?? self.tint, text: text, metrics: metrics,
            partColors: partColors, partLooks: partLooks, picture: picture, isRightToLeft: isRightToLeft)
    }

    /// Returns the view's text in its frame.
    func text(_ text: FramedText, _ color: Color) -> [DrawingOperation] {
        self.text.text(text, color, in: frame, measuredWidth: measuredWidth)
    }

    /// Returns operations for left-to-right, mirrored in the frame if the layout direction is right to left.
    func inDirection(_ operations: [DrawingOperation]) -> [DrawingOperation] {
        guard isRightToLeft else { return operations }
        return operations.map { operation in
            guard case .fill(let path, let color, let rule) = operation else { return operation }
            return .fill(path.map { Point(x: frame.minX + frame.maxX - $0.x, y: $0.y) }, color, rule)
        }
    }

    /// Returns a part's left-to-right frame, mirrored in the context's frame if the layout direction is right to left;
    /// both are in screen points.
    func inDirection(_ part: Rect) -> Rect {
        guard isRightToLeft else { return part }
        return Rect(
            x: frame.minX + frame.maxX - part.maxX, y: part.minY, width: part.width, height: part.height)
    }
    /// Returns parts in leading-to-trailing order, ordered from the left.
    func inDirection<Part>(_ parts: [Part]) -> [Part] { isRightToLeft ? parts.reversed() : parts }

    /// Returns the position of such a part, counted from the left.
    func inDirection(_ position: Int, of count: Int) -> Int { isRightToLeft ? count - 1 - position : position }
}
