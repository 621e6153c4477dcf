import LayoutSimAutoLayout
package import LayoutSimAudits
import LayoutSimGeometry
import LayoutSimViewTree

/// A view that is elsewhere in its superview as soon as the window is a little wider.
package struct FrameJump: Hashable, Sendable {
    /// The view that jumps.
    package let view: AuditedView
    /// The width of the first window that has it at its new place, in points.
    package let width: Double
    /// The farthest way of one of its edges, in points.
    package let distance: Double
}

extension FrameJump {
    /// What a reader dragging the corner of the window would see as a jump, in points.
    private static let least = 8.0

    /// The views that jump between two stretches that follow each other, in preorder.
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
    /// The farthest way of an edge, in points.
    fileprivate func distance(to other: Rect) -> Double {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].map(abs).max() ?? 0
    }
}
