import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// Where an element is drawn, and with what.
struct PaintingContext {
    /// In points of the screen.
    let frame: Rect
    let palette: Palette
    /// The color of what people can touch.
    let tint: Color
    let text: TextPainting
    /// The sizes of controls, by which they were measured.
    var metrics = ControlMetrics()
    /// The frame width that the view's text was measured for, if it is that of `frame` apart from rounding.
    var measuredWidth: Double?
    /// The colors of parts of a control that are not the system's.
    var partColors: [ControlPart: Color] = [:]
    /// Whether leading is right, which mirrors controls.
    var isRightToLeft = false

    /// The width of one pixel in points.
    var hairline: Double { 1 / text.grid.scale }

    /// The color of a part of a control; `standard` is the system's.
    func color(of part: ControlPart, _ standard: Color) -> Color { partColors[part] ?? standard }

    /// The same for a part of the element, in points of the screen; `nil` keeps the tint.
    func inside(_ frame: Rect, tint: Color? = nil) -> PaintingContext {
        PaintingContext(
            frame: frame, palette: palette, tint: tint ?? self.tint, text: text, metrics: metrics,
            partColors: partColors, isRightToLeft: isRightToLeft)
    }

    /// The view's text in its frame.
    func text(_ text: FramedText, _ color: Color) -> [DrawingOperation] {
        self.text.text(text, color, in: frame, measuredWidth: measuredWidth)
    }

    /// Operations for left-to-right, mirrored in the frame if leading is right.
    func inDirection(_ operations: [DrawingOperation]) -> [DrawingOperation] {
        guard isRightToLeft else { return operations }
        return operations.map { operation in
            guard case .fill(let path, let color, let rule) = operation else { return operation }
            return .fill(path.map { Point(x: frame.minX + frame.maxX - $0.x, y: $0.y) }, color, rule)
        }
    }

    /// Parts that stand side by side, ordered from the left.
    func inDirection<Part>(_ parts: [Part]) -> [Part] { isRightToLeft ? parts.reversed() : parts }

    /// The position of one of these parts, counted from the left.
    func inDirection(_ position: Int, of count: Int) -> Int { isRightToLeft ? count - 1 - position : position }
}
