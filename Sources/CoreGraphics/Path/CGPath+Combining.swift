public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

// Core Graphics keeps curves; here they become lines, no farther from them than `tolerance(of:)`.
extension CGPath {
    /// The outline of what is inside of this path or of the other.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// The outline of what is inside of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// The outline of what is inside of this path and not of the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// The outline of what is inside of one of the paths and not of both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// The outline of what is inside, without parts that cover each other; it is the same by both fill rules.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(steps: []), rule) { inside, _ in inside }
    }

    /// Whether something is inside of both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// The parts of the lines of this path that are inside of the other.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: true, of: other, rule)
    }

    /// The parts of the lines of this path that are not inside of the other.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: false, of: other, rule)
    }

    /// A path for each part that holds together, with the holes in it.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let contours = outline(combined(with: CGPath(steps: []), rule) { inside, _ in inside })
        // Contours around what is inside turn one way, holes the other.
        var parts = contours.filter { $0.area > 0 }.map { [$0] }
        for hole in contours where hole.area <= 0 {
            let around = parts.indices.filter { parts[$0][0].holds(hole.points[0]) }
            guard let part = around.min(by: { parts[$0][0].area < parts[$1][0].area }) else { continue }
            parts[part].append(hole)
        }
        return parts.map { CGPath(steps: $0.flatMap(\.steps)) }
    }

    /// A copy of lines, which are nowhere farther from the curves than the threshold, in points.
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

/// 1/200 of a point, or a millionth of the size of a path, in points, so that no curve becomes too many lines.
private func tolerance(of path: CGPath) -> Double {
    let bounds = path.boundingBoxOfPath
    return max(0.005, bounds.isEmpty ? 0 : Double(max(bounds.width, bounds.height)) * 1e-6)
}

extension Int {
    /// Whether a point around which a path winds so often is inside.
    fileprivate func isInside(by rule: CGPathFillRule) -> Bool { rule == .winding ? self != 0 : !isMultiple(of: 2) }
}
