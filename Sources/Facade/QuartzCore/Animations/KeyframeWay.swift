import CoreGraphics
import Foundation

/// The values of a keyframe animation with the fractions of its duration at which they are reached.
struct KeyframeWay {
    let values: [Any]
    private let times: [Double]
    private let curves: [CAMediaTimingFunction]
    private let isDiscrete: Bool
    private let isCubic: Bool

    init(_ animation: CAKeyframeAnimation) {
        let values = animation.path.map(KeyframeWay.points) ?? animation.values ?? []
        let mode = animation.calculationMode
        self.values = values
        isDiscrete = mode == .discrete
        isCubic = mode == .cubic || mode == .cubicPaced
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

    /// Returns a value of the Catmull-Rom spline through the keyframe values.
    private func cubic(_ index: Int, _ part: Double) -> Any {
        let (from, to) = (values[index], values[index + 1])
        let before = index > 0 ? values[index - 1] : from
        let behind = index + 2 < values.count ? values[index + 2] : to
        let (square, cube) = (part * part, part * part * part)
        guard let leaving = AnimatedValue.difference(to, before), let arriving = AnimatedValue.difference(behind, from),
            let step = AnimatedValue.difference(to, from)
        else { return AnimatedValue.between(from, to, at: part) }
        var value = AnimatedValue.sum(from, step, times: 3 * square - 2 * cube)
        value = AnimatedValue.sum(value, leaving, times: (cube - 2 * square + part) / 2)
        return AnimatedValue.sum(value, arriving, times: (cube - square) / 2)
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
