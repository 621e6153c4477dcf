package import CoreGraphics
package import Foundation

extension CGPath {
    /// The path elements as numbers: the type of each element, followed by its points.
    package var numbers: [NSNumber] {
        var numbers: [NSNumber] = []
        unsafe applyWithBlock { pointer in
            let element = unsafe pointer.pointee
            let type = unsafe element.type
            numbers.append(NSNumber(value: type.rawValue))
            for index in 0..<type.pointCount {
                let point = unsafe element.points[index]
                numbers += [NSNumber(value: Double(point.x)), NSNumber(value: Double(point.y))]
            }
        }
        return numbers
    }
}

extension CGMutablePath {
    /// Adds the elements that numbers stand for, as in ``CGPath/numbers``.
    package func add(_ numbers: [NSNumber]) {
        var rest = numbers.map(\.doubleValue)[...]
        while let kind = rest.popFirst().flatMap({ CGPathElementType(rawValue: Int32($0)) }) {
            guard rest.count >= 2 * kind.pointCount else { return }
            let points = (0..<kind.pointCount).map { _ in CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
            switch kind {
            case .moveToPoint: move(to: points[0])
            case .addLineToPoint: addLine(to: points[0])
            case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
            default: closeSubpath()
            }
        }
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
    }
}
