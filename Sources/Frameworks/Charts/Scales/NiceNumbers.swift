/// Round numbers for axes: 1, 2 or 5 times a power of ten apart.
enum NiceNumbers {
    /// A distance between round numbers.
    struct Stride: Equatable {
        /// 1, 2 or 5.
        let digit: Int
        /// The power of ten with which the digit is multiplied.
        let power: Int

        /// The distance.
        var value: Double { self[1] }

        /// Returns the multiple with a number.
        subscript(_ index: Int) -> Double {
            let scale = NiceNumbers.powerOfTen(abs(power))
            return power < 0 ? Double(index * digit) / scale : Double(index * digit) * scale
        }
    }

    /// The most numbers that an axis has; an app that asks for more gets none.
    static let most = 1000

    /// Returns the distance at which there are about as many intervals as wanted, by their ratio.
    ///
    /// The limits are the means of neighboring distances, as D3 has them, which the recorded charts agree with.
    static func stride(from least: Double, to greatest: Double, intervals: Int) -> Stride? {
        let step = (greatest - least) / Double(max(intervals, 1))
        guard step > 0, step.isFinite else { return nil }
        var power = 0
        while powerOfTen(power + 1) <= step, power < 300 { power += 1 }
        while power <= 0, power > -300, step * powerOfTen(-power) < 1 { power -= 1 }
        let error = power < 0 ? step * powerOfTen(-power) : step / powerOfTen(power)
        // The square roots of 50, 10 and 2.
        if error >= 7.0710678118654755 { return Stride(digit: 1, power: power + 1) }
        if error >= 3.1622776601683795 { return Stride(digit: 5, power: power) }
        if error >= 1.4142135623730951 { return Stride(digit: 2, power: power) }
        return Stride(digit: 1, power: power)
    }

    /// Returns the length of the stride at which there are about as many intervals as wanted; 1 without a span.
    static func length(from least: Double, to greatest: Double, intervals: Int) -> Double {
        stride(from: least, to: greatest, intervals: intervals)?.value ?? 1
    }

    /// Returns the multiples of a stride in a span, its ends included.
    static func multiples(of stride: Stride, from least: Double, to greatest: Double) -> [Double] {
        let tolerance = stride.value * 1e-9
        let first = ((least - tolerance) / stride.value).rounded(.up)
        let last = ((greatest + tolerance) / stride.value).rounded(.down)
        guard first <= last, abs(first) < 1e15, abs(last) < 1e15, last - first < Double(most) else { return [] }
        return (Int(first)...Int(last)).map { stride[$0] }
    }

    /// Returns the multiples of a length in a span, its ends included.
    static func multiples(of stride: Double, from least: Double, to greatest: Double) -> [Double] {
        let tolerance = stride * 1e-9
        let first = ((least - tolerance) / stride).rounded(.up)
        let last = ((greatest + tolerance) / stride).rounded(.down)
        guard stride > 0, first.isFinite, last.isFinite, first <= last, last - first < Double(most) else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * stride }
    }

    /// Returns multiples of a length from the last at or below a number to the first at or above another.
    static func around(_ least: Double, _ greatest: Double, stride: Double) -> [Double] {
        let first = (least / stride).rounded(.down) * stride
        var last = (greatest / stride).rounded(.up) * stride
        if last <= first { last = first + stride }
        return multiples(of: stride, from: first, to: last)
    }

    private static func powerOfTen(_ power: Int) -> Double {
        var result = 1.0
        for _ in 0..<max(power, 0) { result *= 10 }
        return result
    }
}
