import CoreGraphics
import Foundation

/// The values of a keyframe animation with the fractions of its duration at which they are reached.
struct KeyframeWay {
    let values: [Any]
    private let times: [Double]
    private let curves: [CAMediaTimingFunction]
    private let isDiscrete: Bool
    private let isCubic: Bool
    /// The shape of a cubic curve at each value; 0 where it has none.
    private let tensions, continuities, biases: [Double]

    init(_ animation: CAKeyframeAnimation) {
        let values = animation.path.map(KeyframeWay.points) ?? animation.values ?? []
        let mode = animation.calculationMode
        self.values = values
        isDiscrete = mode == .discrete
        isCubic = mode == .cubic || mode == .cubicPaced
        tensions = (animation.tensionValues ?? []).map(\.doubleValue)
        continuities = (animation.continuityValues ?? []).map(\.doubleValue)
        biases = (animation.biasValues ?? []).map(\.doubleValue)
        let isPaced = mode == .paced || mode == .cubicPaced || animation.path != nil && animation.keyTimes == nil
        curves = isPaced ? [] : animation.timingFunctions ?? []
        let given = (animation.keyTimes ?? []).map(\.doubleValue)
        let count = isDiscrete ? values.count + 1 : values.count
        if isPaced {
            times = KeyframeWay.paced(values)
        } else if given.count >= values.count, values.count > 0 {
            times = given
        } else {
            times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
    }

    /// The fractions of the duration at which the values are reached, from 0 to 1, if the values in between are
    /// interpolated linearly.
    var straightTimes: [Double]? {
        guard !isDiscrete, !isCubic, curves.isEmpty, values.count > 1, times.count == values.count, times.first == 0,
            times.last == 1
        else { return nil }
        return times
    }

    /// Returns the value at a fraction of the duration, 0 to 1.
    func value(at part: Double) -> Any? {
        guard let first = values.first, let last = values.last else { return nil }
        guard let next = times.firstIndex(where: { $0 > part }) else { return last }
        guard next > 0 else { return first }
        let index = min(next - 1, values.count - 1)
        if isDiscrete || index + 1 >= values.count { return values[index] }
        let length = times[next] - times[next - 1]
        var local = length > 0 ? (part - times[next - 1]) / length : 1
        if index < curves.count { local = curves[index].progress(at: local) }
        return isCubic ? cubic(index, local) : AnimatedValue.between(values[index], values[index + 1], at: local)
    }

    /// Returns the unit vector along which a path leads at a fraction of the duration; `nil` if it stands still.
    func direction(at part: Double) -> CGVector? {
        guard let next = times.firstIndex(where: { $0 > part }) ?? times.indices.last, next > 0 else { return nil }
        for index in stride(from: min(next, values.count - 1), to: 0, by: -1) {
            guard let from = values[index - 1] as? CGPoint, let to = values[index] as? CGPoint, from != to else {
                continue
            }
            let (x, y) = (to.x - from.x, to.y - from.y)
            let length = (x * x + y * y).squareRoot()
            return CGVector(dx: x / length, dy: y / length)
        }
        return nil
    }

    /// Returns a value of the Kochanek-Bartels spline through the keyframe values, which is a Catmull-Rom spline
    /// without tension, continuity and bias.
    private func cubic(_ index: Int, _ part: Double) -> Any {
        let (from, to) = (values[index], values[index + 1])
        let before = index > 0 ? values[index - 1] : from
        let behind = index + 2 < values.count ? values[index + 2] : to
        let (square, cube) = (part * part, part * part * part)
        guard let reached = AnimatedValue.difference(from, before), let step = AnimatedValue.difference(to, from),
            let following = AnimatedValue.difference(behind, to)
        else { return AnimatedValue.between(from, to, at: part) }
        let (leaving, arriving) = (shape(index, 1), shape(index + 1, -1))
        let (start, end) = ((cube - 2 * square + part) / 2, (cube - square) / 2)
        var value = AnimatedValue.sum(from, step, times: 3 * square - 2 * cube)
        value = AnimatedValue.sum(value, reached, times: start * leaving.before)
        value = AnimatedValue.sum(value, step, times: start * leaving.behind + end * arriving.before)
        return AnimatedValue.sum(value, following, times: end * arriving.behind)
    }

    /// Returns the weights in a tangent of the ways to and from a value; `side` is 1 for the tangent behind it and -1
    /// for the one before it.
    private func shape(_ index: Int, _ side: Double) -> (before: Double, behind: Double) {
        func value(_ values: [Double]) -> Double { index < values.count ? values[index] : 0 }
        let (tension, continuity, bias) = (value(tensions), value(continuities) * side, value(biases))
        return (
            (1 - tension) * (1 + bias) * (1 + continuity), (1 - tension) * (1 - bias) * (1 - continuity)
        )
    }

    private static func paced(_ values: [Any]) -> [Double] {
        guard values.count > 1 else { return [0] }
        let ways = zip(values, values.dropFirst()).map { AnimatedValue.distance($0, $1) }
        let whole = ways.reduce(0, +)
        guard whole > 0 else { return values.indices.map { Double($0) / Double(values.count - 1) } }
        var sum = 0.0
        return [0]
            + ways.map { way in
                sum += way
                return sum / whole
            }
    }

    /// Returns points along a path, close enough to each other to approximate its curves.
    private static func points(of path: CGPath) -> [Any] {
        var points: [CGPoint] = []
        var start = CGPoint.zero
        for step in path.steps {
            let from = points.last ?? .zero
            switch step {
            case .move(let end):
                start = end
                points.append(end)
            case .line(let end): points.append(end)
            case .close: points.append(start)
            case .quadCurve(let end, let control):
                points += (1...32).map { bezier([from, control, end], CGFloat($0) / 32) }
            case .curve(let end, let control1, let control2):
                points += (1...32).map { bezier([from, control1, control2, end], CGFloat($0) / 32) }
            }
        }
        return points
    }

    private static func bezier(_ points: [CGPoint], _ part: CGFloat) -> CGPoint {
        guard points.count > 1 else { return points.first ?? .zero }
        let nearer = zip(points, points.dropFirst()).map { one, other in
            CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
        }
        return bezier(nearer, part)
    }
}
