import CoreGraphics
import Foundation

/// Interpolation of a layer's property values: numbers, points, sizes, rectangles, colors, transforms, paths of the
/// same steps, and arrays of these.
package enum AnimatedValue {
    /// Returns the value at a fraction of the way from one value to another, or the nearer one if they cannot be
    /// interpolated.
    static func between(_ from: Any, _ to: Any, at part: Double) -> Any {
        guard let mixed = mix(from, to, { $0 + ($1 - $0) * part }) else { return part < 0.5 ? from : to }
        return mixed
    }

    /// Returns the sum of a value and a multiple of another; transforms are concatenated instead, the other one first.
    static func sum(_ one: Any, _ other: Any, times factor: Double = 1) -> Any {
        if let one = one as? CATransform3D, let other = other as? CATransform3D {
            return CATransform3DConcat(other, one)
        }
        return mix(one, other, { $0 + $1 * factor }) ?? other
    }

    /// Returns the second value subtracted from the first, or `nil` if the values have no difference.
    package static func difference(_ one: Any, _ other: Any) -> Any? { mix(one, other, { $0 - $1 }) }

    /// Returns the Euclidean distance between two values, for paced animations; 1 for values without comparable
    /// numbers.
    static func distance(_ one: Any, _ other: Any) -> Double {
        guard let one = numbers(one), let other = numbers(other), one.count == other.count else { return 1 }
        return zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// Returns the result of combining each number of two values with a formula.
    private static func mix(_ one: Any, _ other: Any, _ formula: (Double, Double) -> Double) -> Any? {
        let (one, other) = (unboxed(one), unboxed(other))
        switch (one, other) {
        case (let one as CGPoint, let other as CGPoint):
            return CGPoint(x: number(one.x, other.x, formula), y: number(one.y, other.y, formula))
        case (let one as CGSize, let other as CGSize):
            return CGSize(
                width: number(one.width, other.width, formula), height: number(one.height, other.height, formula))
        case (let one as CGRect, let other as CGRect):
            return CGRect(
                x: number(one.origin.x, other.origin.x, formula), y: number(one.origin.y, other.origin.y, formula),
                width: number(one.size.width, other.size.width, formula),
                height: number(one.size.height, other.size.height, formula))
        case (let one as CGColor, let other as CGColor): return color(one, other, formula)
        case (let one as CATransform3D, let other as CATransform3D): return one.mixed(with: other, formula)
        case (let one as CGPath, let other as CGPath): return path(one, other, formula)
        case (let one as [Any], let other as [Any]):
            guard one.count == other.count else { return nil }
            let parts = zip(one, other).map { mix($0, $1, formula) }
            return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
        default:
            guard !(one is Bool), let one = LayerNumber.double(one), let other = LayerNumber.double(other) else {
                return nil
            }
            return formula(one, other)
        }
    }

    private static func number(_ one: CGFloat, _ other: CGFloat, _ formula: (Double, Double) -> Double) -> CGFloat {
        CGFloat(formula(Double(one), Double(other)))
    }

    private static func color(_ one: CGColor, _ other: CGColor, _ formula: (Double, Double) -> Double) -> CGColor? {
        guard one.pattern == nil, other.pattern == nil else { return nil }
        let values = zip(one.standardComponents, other.standardComponents).map { number($0, $1, formula) }
        return CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: values[3])
    }

    private static func path(_ one: CGPath, _ other: CGPath, _ formula: (Double, Double) -> Double) -> CGPath? {
        guard one.steps.count == other.steps.count else { return nil }
        func point(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
            CGPoint(x: number(one.x, other.x, formula), y: number(one.y, other.y, formula))
        }
        var steps: [CGPathStep] = []
        for pair in zip(one.steps, other.steps) {
            switch pair {
            case (.move(let one), .move(let other)): steps.append(.move(point(one, other)))
            case (.line(let one), .line(let other)): steps.append(.line(point(one, other)))
            case (.quadCurve(let one, let first), .quadCurve(let other, let second)):
                steps.append(.quadCurve(point(one, other), control: point(first, second)))
            case (.curve(let one, let first, let second), .curve(let other, let third, let fourth)):
                steps.append(
                    .curve(point(one, other), control1: point(first, third), control2: point(second, fourth)))
            case (.close, .close): steps.append(.close)
            default: return nil
            }
        }
        return CGPath(steps: steps)
    }

    private static func numbers(_ value: Any) -> [Double]? {
        switch unboxed(value) {
        case let point as CGPoint: [Double(point.x), Double(point.y)]
        case let size as CGSize: [Double(size.width), Double(size.height)]
        case let rect as CGRect: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
        case let value: LayerNumber.double(value).map { [$0] }
        }
    }

    /// Returns the structure boxed in an `NSValue`, or the value itself.
    static func unboxed(_ value: Any) -> Any {
        guard let box = value as? NSValue, !(box is NSNumber) else { return value }
        let type = unsafe String(cString: box.objCType)
        if type.hasPrefix("{CGPoint") { return box.pointValue }
        if type.hasPrefix("{CGSize") { return box.sizeValue }
        if type.hasPrefix("{CGRect") { return box.rectValue }
        if box.numbers(16) != nil { return box.caTransform3DValue }
        return value
    }
}
