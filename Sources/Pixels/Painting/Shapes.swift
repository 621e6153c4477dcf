import LayoutSimGeometry
import LayoutSimViewTree

extension Path {
    /// Returns the outline of a view's background, with rounded corners if the radius, in points, is positive.
    static func background(_ frame: Rect, _ cornerRadius: Double) -> Path {
        cornerRadius > 0 ? .roundedRect(frame, radius: cornerRadius) : .rect(frame)
    }

    /// Returns the outline of a view, inset by a distance, with the rounded corners of its layer.
    static func background(of view: View, _ frame: Rect, inset: Double = 0) -> Path {
        let frame = inset == 0 ? frame : frame.inset(by: EdgeInsets(all: inset))
        let radius = max(0, view.cornerRadius - inset)
        guard let layer = view.ownLayer, radius > 0 else { return .background(frame, radius) }
        return .roundedRect(
            frame, radius: radius, corners: layer.corners, isContinuous: layer.hasContinuousCorners)
    }

    /// Returns a rectangle whose shorter sides are semicircles.
    static func capsule(_ rect: Rect) -> Path {
        .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
    }
}

extension Rect {
    /// Returns a square with the same center.
    func middle(_ side: Double) -> Rect {
        Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
