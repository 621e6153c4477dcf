package import Foundation
package import LayoutSimGeometry

extension Path {
    /// Creates a path from Core Graphics elements; quadratic curves become cubic, and ellipses start where those of
    /// screens do.
    package init(_ steps: [CGPathStep]) {
        if let ellipse = Path.ellipse(of: steps) {
            self = ellipse
            return
        }
        var current = CGPoint.zero
        self.init()
        for step in steps {
            switch step {
            case .move(let end): elements.append(.move(Point(end)))
            case .line(let end): elements.append(.line(Point(end)))
            case .quadCurve(let end, let control):
                let cubic = Cubic(current, quadraticControl: control, end)
                elements.append(
                    .curve(Point(end), control1: Point(cubic.control1), control2: Point(cubic.control2)))
            case .curve(let end, let control1, let control2):
                elements.append(.curve(Point(end), control1: Point(control1), control2: Point(control2)))
            case .close: elements.append(.close)
            }
            current = step.end ?? current
        }
    }

    /// Returns the ellipse that the elements draw, if they draw one.
    private static func ellipse(of steps: [CGPathStep]) -> Path? {
        guard steps.count == 6, case .curve = steps[1], steps[5] == .close else { return nil }
        let box = CGRect(around: steps.compactMap(\.end))
        guard steps == [CGPathStep].ellipse(in: box) else { return nil }
        return .ellipse(
            in: Rect(x: Double(box.minX), y: Double(box.minY), width: Double(box.width), height: Double(box.height)))
    }
}

extension Point {
    /// Creates a point from a Core Graphics point.
    package init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}

extension CGPoint {
    /// Creates a Core Graphics point from a point.
    package init(_ point: Point) {
        self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
}

extension [CGPathStep] {
    /// Creates the Core Graphics elements of a path.
    package init(_ path: Path) {
        self = path.elements.map { element in
            switch element {
            case .move(let end): .move(CGPoint(end))
            case .line(let end): .line(CGPoint(end))
            case .curve(let end, let control1, let control2):
                .curve(CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
            case .close: .close
            }
        }
    }
}
