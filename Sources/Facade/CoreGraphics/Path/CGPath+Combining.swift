public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

// Core Graphics keeps curves; here they become line segments that deviate by at most `tolerance(of:)`.
extension CGPath {
    /// Returns the outline of the area inside either path.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// Returns the outline of the area inside both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// Returns the outline of the area inside this path but not the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// Returns the outline of the area inside exactly one of the paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// Returns the outline of the filled area without overlaps, which fills the same area under either fill rule.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(steps: []), rule) { inside, _ in inside }
    }

    /// Returns whether the filled areas of two paths overlap.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// Returns the parts of this path's lines that lie inside the other path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: true, of: other, rule)
    }

    /// Returns the parts of this path's lines that do not lie inside the other path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: false, of: other, rule)
    }

    /// Returns a path for each connected area, including its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let contours = outline(combined(with: CGPath(steps: []), rule) { inside, _ in inside })
        // Outer contours run in one direction, holes in the other.
        var parts = contours.filter { $0.area > 0 }.map { [$0] }
        for hole in contours where hole.area <= 0 {
            let around = parts.indices.filter { parts[$0][0].holds(hole.points[0]) }
            guard let part = around.min(by: { parts[$0][0].area < parts[$1][0].area }) else { continue }
            parts[part].append(hole)
        }
        return parts.map { CGPath(steps: $0.flatMap(\.steps)) }
    }

    /// Returns a copy of line segments that deviate from the curves by at most a threshold, in points.
    public func flattened(threshold: CGFloat) -> CGPath {
        let tolerance = max(Double(threshold), 1e-4)
        let steps = Path(steps).contours(tolerance: tolerance).flatMap { contour -> [CGPathStep] in
            OutlineContour(points: contour.points.map { CGPoint(x: $0.x, y: $0.y) }).steps(isClosed: contour.isClosed)
        }
        return CGPath(steps: steps)
    }

    private func combined(
        with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> CGPath {
        let arrangement = EdgeArrangement([outline(self), outline(other)])
        let contours = arrangement.contours { isInside($0[0].isInside(by: rule), $0[1].isInside(by: rule)) }
        return CGPath(steps: contours.flatMap(\.steps))
    }

    private func lines(inside: Bool, of other: CGPath, _ rule: CGPathFillRule) -> CGPath {
        let arrangement = EdgeArrangement([outline(self), outline(other)])
        return CGPath(steps: arrangement.lines(of: 0) { $0[1].isInside(by: rule) == inside })
    }

    private func outline(_ path: CGPath) -> [OutlineContour] {
        Path(path.steps).contours(tolerance: tolerance(of: path)).map { contour in
            OutlineContour(points: contour.points.map { CGPoint(x: $0.x, y: $0.y) }, isClosed: contour.isClosed)
        }
    }
}

/// Returns the flattening tolerance in points: 1/200 of a point, or a millionth of the path's size if that is larger,
/// to limit the number of line segments.
private func tolerance(of path: CGPath) -> Double {
    let bounds = path.boundingBoxOfPath
    return max(0.005, bounds.isEmpty ? 0 : Double(max(bounds.width, bounds.height)) * 1e-6)
}

extension Int {
    /// Returns whether a point with this winding number is inside according to a fill rule.
    fileprivate func isInside(by rule: CGPathFillRule) -> Bool { rule == .winding ? self != 0 : !isMultiple(of: 2) }
}
