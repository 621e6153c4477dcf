import Foundation

extension [CGPathStep] {
    /// The same subpaths, each drawn from its end to its start.
    package var reversedContours: [CGPathStep] {
        var contours: [[CGPathStep]] = []
        for step in self {
            if case .move = step {
                contours.append([step])
            } else if contours.isEmpty {
                contours.append([.move(step.end ?? .zero), step])
            } else {
                contours[contours.count - 1].append(step)
            }
        }
        return contours.reversed().flatMap(Self.reversed)
    }

    private static func reversed(_ contour: [CGPathStep]) -> [CGPathStep] {
        let drawn = contour.filter { $0 != .close }
        let ends = drawn.compactMap(\.end)
        guard let last = ends.last else { return [] }
        var steps: [CGPathStep] = [.move(last)]
        for index in stride(from: drawn.count - 1, to: 0, by: -1) {
            let start = ends[index - 1]
            switch drawn[index] {
            case .move, .close: break
            case .line: steps.append(.line(start))
            case .quadCurve(_, let control): steps.append(.quadCurve(start, control: control))
            case .curve(_, let control1, let control2):
                steps.append(.curve(start, control1: control2, control2: control1))
            }
        }
        return drawn.count == contour.count ? steps : steps + [.close]
    }
}

/// A cubic Bézier curve.
struct Cubic {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// Creates the cubic equivalent of a quadratic curve.
    init(_ start: CGPoint, quadraticControl control: CGPoint, _ end: CGPoint) {
        func between(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        self.init(start: start, control1: between(start), control2: between(end), end: end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let rest = 1 - t
        let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The parameters at which x or y has an extremum.
    var turningPoints: [CGFloat] {
        func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
            let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
            if abs(a) * 3 < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return (turns(start.x, control1.x, control2.x, end.x) + turns(start.y, control1.y, control2.y, end.y))
            .filter { $0 > 0 && $0 < 1 }
    }
}
