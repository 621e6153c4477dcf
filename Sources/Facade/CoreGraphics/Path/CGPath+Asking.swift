public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

extension CGPath {
    /// The smallest rectangle that contains the path, not including control points.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for step in steps {
            switch step {
            case .quadCurve(let end, let control):
                let curve = Cubic(current, quadraticControl: control, end)
                points += curve.turningPoints.map(curve.point) + [end]
            case .curve(let end, let control1, let control2):
                let curve = Cubic(start: current, control1: control1, control2: control2, end: end)
                points += curve.turningPoints.map(curve.point) + [end]
            default: points += step.points
            }
            current = step.end ?? current
        }
        return CGRect(around: points)
    }

    /// Returns whether a point is inside the path according to a fill rule.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = transform.isIdentity ? point : point.applying(transform)
        var (winding, crossings) = (0, 0)
        let (pointX, pointY) = (Double(point.x), Double(point.y))
        for contour in Path(steps).contours(tolerance: 0.005) {
            for (start, end) in zip(contour.points, contour.points.dropFirst() + contour.points.prefix(1)) {
                guard (start.y <= pointY) != (end.y <= pointY) else { continue }
                let x = start.x + (pointY - start.y) / (end.y - start.y) * (end.x - start.x)
                guard x > pointX else { continue }
                winding += end.y > start.y ? 1 : -1
                crossings += 1
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 != 0
    }

    /// Returns whether the path is a rectangle, and if so, writes it to the argument.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let points = steps.compactMap(\.end)
        let box = CGRect(around: points)
        guard steps.allSatisfy({ $0.points.count <= 1 }), points.count == 4 || points.count == 5,
            steps.dropFirst().allSatisfy({ if case .move = $0 { false } else { true } }),
            Set(points.prefix(4)).count == 4,
            points.allSatisfy({ ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY) }),
            zip(points, points.dropFirst()).allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) })
        else { return false }
        unsafe rect?.pointee = box
        return true
    }
}
