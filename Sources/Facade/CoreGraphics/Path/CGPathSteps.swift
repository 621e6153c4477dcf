package import Foundation

extension [CGPathStep] {
    /// The distance of the control points of a quarter circle of radius 1, `4/3 (√2 - 1)`.
    private static var circleControl: CGFloat { 0.5522847498307936 }

    /// Returns the elements with all points transformed.
    package func applying(_ transform: CGAffineTransform) -> [CGPathStep] {
        transform.isIdentity ? self : map { $0.applying(transform) }
    }

    /// The current point, at which the path ends; `nil` if the path is empty.
    package var currentPoint: CGPoint? {
        guard let last else { return nil }
        return last.end ?? start
    }

    /// The start of the last subpath.
    private var start: CGPoint? {
        for step in reversed() {
            if case .move(let point) = step { return point }
        }
        return nil
    }

    /// Returns a rectangle, clockwise on the screen from the corner of the smallest coordinates.
    package static func rect(_ rect: CGRect) -> [CGPathStep] {
        guard !rect.isNull else { return [] }
        return [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// Returns an ellipse, starting at the middle of the side with the largest x-coordinate.
    package static func ellipse(in rect: CGRect) -> [CGPathStep] {
        guard !rect.isNull else { return [] }
        let transform = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let k = circleControl
        let circle: [CGPathStep] = [
            .move(CGPoint(x: 1, y: 0)),
            .curve(CGPoint(x: 0, y: 1), control1: CGPoint(x: 1, y: k), control2: CGPoint(x: k, y: 1)),
            .curve(CGPoint(x: -1, y: 0), control1: CGPoint(x: -k, y: 1), control2: CGPoint(x: -1, y: k)),
            .curve(CGPoint(x: 0, y: -1), control1: CGPoint(x: -1, y: -k), control2: CGPoint(x: -k, y: -1)),
            .curve(CGPoint(x: 1, y: 0), control1: CGPoint(x: k, y: -1), control2: CGPoint(x: 1, y: -k)),
            .close,
        ]
        return circle.applying(transform)
    }

    /// Returns a rectangle with equal rounded corners, limited to half the length of each side.
    package static func roundedRect(_ rect: CGRect, width: CGFloat, height: CGFloat) -> [CGPathStep] {
        let radius = CGSize(width: width, height: height)
        return roundedRect(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Returns a rectangle whose corners are quarter ellipses with radii of their own, limited to half the length of
    /// each side.
    package static func roundedRect(
        _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
    ) -> [CGPathStep] {
        guard !rect.isNull else { return [] }
        let corners: [(corner: CGPoint, from: CGVector, to: CGVector, radius: CGSize)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), topRight),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0), bottomRight),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), bottomLeft),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), topLeft),
        ]
        var steps: [CGPathStep] = []
        for (index, corner) in corners.enumerated() {
            let width = Swift.max(0, Swift.min(corner.radius.width, rect.width / 2))
            let height = Swift.max(0, Swift.min(corner.radius.height, rect.height / 2))
            func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.corner.x + direction.dx * width * part, y: corner.corner.y + direction.dy * height * part)
            }
            steps.append(index == 0 ? .move(point(corner.from, 1)) : .line(point(corner.from, 1)))
            guard width > 0, height > 0 else { continue }
            let rest = 1 - circleControl
            steps.append(
                .curve(point(corner.to, 1), control1: point(corner.from, rest), control2: point(corner.to, rest)))
        }
        return steps + [.close]
    }
}
