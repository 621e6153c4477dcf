import LayoutSimConstraintSolver

/// An exact fraction of 128-bit integers in lowest terms; traps when it does not fit.
struct Rational: SolverNumber, Hashable, CustomStringConvertible {
    private(set) var numerator: Int128
    private(set) var denominator: Int128

    init(_ numerator: Int128, over denominator: Int128) {
        let divisor = greatestCommonDivisor(numerator, denominator)
        let sign: Int128 = denominator < 0 ? -1 : 1
        self.numerator = sign * numerator / divisor
        self.denominator = sign * denominator / divisor
    }

    private init(reduced numerator: Int128, _ denominator: Int128) {
        self.numerator = numerator
        self.denominator = denominator
    }

    init(integerLiteral value: Int) { self.init(reduced: Int128(value), 1) }

    init?<Source: BinaryInteger>(exactly source: Source) { self.init(reduced: Int128(source), 1) }

    init(_ double: Double) {
        var scaled = double
        var denominator: Int128 = 1
        while scaled != scaled.rounded() {
            scaled *= 2
            denominator *= 2
        }
        self.init(Int128(scaled), over: denominator)
    }

    var double: Double { Double(numerator) / Double(denominator) }
    var magnitude: Rational { Rational(reduced: Swift.abs(numerator), denominator) }
    static var tolerance: Rational { 0 }
    static var leastCoefficient: Rational { 0 }
    static var costTolerance: Rational { 0 }
    static var conflictTolerance: Rational { 0 }
    static var pivotThreshold: Rational { 0 }
    static var exchangeThreshold: Rational { 0 }

    static func + (left: Rational, right: Rational) -> Rational {
        if left.denominator == 1, right.denominator == 1 {
            return Rational(reduced: left.numerator + right.numerator, 1)
        }
        let divisor = greatestCommonDivisor(left.denominator, right.denominator)
        let (leftRest, rightRest) = (left.denominator / divisor, right.denominator / divisor)
        return Rational(
            left.numerator * rightRest + right.numerator * leftRest, over: left.denominator * rightRest)
    }

    static prefix func - (value: Rational) -> Rational { Rational(reduced: -value.numerator, value.denominator) }

    static func - (left: Rational, right: Rational) -> Rational { left + -right }

    static func * (left: Rational, right: Rational) -> Rational {
        if left.denominator == 1, right.denominator == 1 {
            return Rational(reduced: left.numerator * right.numerator, 1)
        }
        let first = greatestCommonDivisor(left.numerator, right.denominator)
        let second = greatestCommonDivisor(right.numerator, left.denominator)
        return Rational(
            reduced: (left.numerator / first) * (right.numerator / second),
            (left.denominator / second) * (right.denominator / first))
    }

    static func / (left: Rational, right: Rational) -> Rational {
        precondition(right.numerator != 0)
        let sign: Int128 = right.numerator < 0 ? -1 : 1
        return left * Rational(reduced: sign * right.denominator, sign * right.numerator)
    }

    static func *= (left: inout Rational, right: Rational) { left = left * right }

    static func < (left: Rational, right: Rational) -> Bool {
        if left.denominator == right.denominator { return left.numerator < right.numerator }
        return left.numerator * right.denominator < right.numerator * left.denominator
    }

    var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

private func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    if let small = Int64(exactly: left), let other = Int64(exactly: right), small != .min, other != .min {
        var (left, right) = (Swift.abs(small), Swift.abs(other))
        while right != 0 { (left, right) = (right, left % right) }
        return Int128(max(left, 1))
    }
    var (left, right) = (Swift.abs(left), Swift.abs(right))
    while right != 0 { (left, right) = (right, left % right) }
    return max(left, 1)
}
