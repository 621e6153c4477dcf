import LayoutSimDrawing
import LayoutSimGeometry
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
    /// Whether leading is right, so that controls are mirrored.
    var isRightToLeft = false

    /// The width of one pixel in points.
    var hairline: Double { 1 / text.grid.scale }

    /// The colour of a part of a control; `standard` is the system's.
    func color(of part: ControlPart, _ standard: Color) -> Color { partColors[part] ?? standard }

    /// The same for a part of the element, in points of the screen.
    func inside(_ frame: Rect) -> PaintingContext {
        PaintingContext(
            frame: frame, palette: palette, tint: tint, text: text, partColors: partColors,
            isRightToLeft: isRightToLeft)
    }

    /// What is drawn from left to right, in its frame and the other way round where leading is right.
    func inDirection(_ operations: [DrawingOperation]) -> [DrawingOperation] {
        guard isRightToLeft else { return operations }
        return operations.map { operation in
            guard case .fill(let path, let color, let rule) = operation else { return operation }
            return .fill(path.map { Point(x: frame.minX + frame.maxX - $0.x, y: $0.y) }, color, rule)
        }
    }

    /// Parts that stand beside each other, in the order from the left.
    func inDirection<Part>(_ parts: [Part]) -> [Part] { isRightToLeft ? parts.reversed() : parts }

    /// The position from the left of one of such parts.
    func inDirection(_ position: Int, of count: Int) -> Int { isRightToLeft ? count - 1 - position : position }
}
