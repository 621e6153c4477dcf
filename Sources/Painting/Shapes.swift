import LayoutSimGeometry

extension Path {
    /// The outline of a view's background, with round corners if the radius in points is positive.
    static func background(_ frame: Rect, _ cornerRadius: Double) -> Path {
        cornerRadius > 0 ? .roundedRect(frame, radius: cornerRadius) : .rect(frame)
    }

    /// A rectangle whose shorter sides are semicircles.
    static func capsule(_ rect: Rect) -> Path {
        .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
    }
}

extension Rect {
    /// A square with the same center.
    func middle(_ side: Double) -> Rect {
        Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
