import LayoutSimAutoLayout
package import LayoutSimAudits
import LayoutSimGeometry
import LayoutSimViewTree

/// A view whose frame in its superview changes abruptly when the window becomes slightly wider.
package struct FrameJump: Hashable, Sendable {
    /// The view that jumps.
    package let view: AuditedView
    /// The width of the first window with the new frame, in points.
    package let width: Double
    /// The largest distance by which one of its edges moves, in points.
    package let distance: Double
}

extension FrameJump {
    /// The minimum distance in points that a reader who drags the corner of the window would perceive as a jump.
    private static let least = 8.0

    /// Returns the views that jump between two consecutive stretches, in preorder.
    static func jumps(from before: Stretch, to after: Stretch) -> [FrameJump] {
        let old = before.layout(at: before.widths.upperBound).views
        let new = after.layout(at: after.widths.lowerBound).views
        guard old.count == new.count else { return [] }
        return zip(old, new).compactMap { old, new in
            let distance = old.frame.distance(to: new.frame)
            guard distance > least, !old.view.isHidden else { return nil }
            return FrameJump(view: AuditedView(new.view), width: after.widths.lowerBound, distance: distance)
        }
    }
}

extension Rect {
    /// Returns the largest distance between corresponding edges, in points.
    fileprivate func distance(to other: Rect) -> Double {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].map(abs).max() ?? 0
    }
}
