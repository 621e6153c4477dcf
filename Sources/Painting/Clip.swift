import LayoutSimDrawing
import LayoutSimGeometry

/// The edges of a view that cuts off its subviews.
struct Clip: Hashable {
    /// In points of the screen.
    var frame: Rect
    /// In points, 0 for square corners.
    var cornerRadius: Double

    /// What is left of the drawing of a view; `bounds` is where it draws, in points of the screen.
    func cutting(_ operations: [DrawingOperation], of bounds: Rect) -> [DrawingOperation] {
        guard let common = frame.intersection(bounds) else { return [] }
        if cornerRadius <= 0, common == bounds { return operations }
        return operations.isEmpty ? [] : [.clipped(to: .background(frame, cornerRadius), operations)]
    }
}

extension Path {
    /// The outline of a view's background, whose corners may be round.
    static func background(_ frame: Rect, _ cornerRadius: Double) -> Path {
        cornerRadius > 0 ? .roundedRect(frame, radius: cornerRadius) : .rect(frame)
    }

    /// A rectangle whose shorter sides are half circles.
    static func capsule(_ rect: Rect) -> Path {
        .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
    }
}
