/// The number type of a solver: `Double`, or exact fractions in the tests.
package protocol SolverNumber: SignedNumeric, Comparable, Sendable, BitwiseCopyable {
    /// Creates the number that a finite `Double` represents, exactly.
    init(_ double: Double)
    /// The nearest `Double`.
    var double: Double { get }
    /// Values, coefficients and reduced costs up to this size count as rounding errors; 0 for exact numbers.
    static var tolerance: Self { get }
    /// Coefficients up to this size count as 0, since the quotients by them have no end; 0 for exact numbers.
    static var leastCoefficient: Self { get }
    /// Slopes and reduced costs up to this part of the greatest slope of their level count as rounding errors; 0 for
    /// exact numbers.
    static var costTolerance: Self { get }
    /// A required constraint violated by no more than this many of its units is not in conflict; 0 for exact numbers.
    static var conflictTolerance: Self { get }
    /// The smallest acceptable pivot, relative to the greatest coefficient of its row.
    static var pivotThreshold: Self { get }
    /// The smallest acceptable pivot of an exchange, relative to the greatest multiplier of the new row; below it the
    /// matrix is factored again.
    static var exchangeThreshold: Self { get }
    /// Returns the quotient; the divisor must not be 0.
    static func / (left: Self, right: Self) -> Self
}

extension SolverNumber {
    /// Whether the number is 0 up to rounding errors.
    @inline(__always) var isNegligible: Bool { !(self > Self.tolerance) && !(self < -Self.tolerance) }
    /// Whether the number is no coefficient.
    @inline(__always) var isVanishing: Bool { !(size > Self.leastCoefficient) }
    /// The greatest power of two that is not above the size of the number, which is not 0.
    @inline(__always) var powerOfTwo: Self {
        Self(Double(sign: .plus, exponent: double.exponent, significand: 1))
    }
    /// The unit of a row whose greatest coefficient this is.
    @inline(__always) var unit: Self { self == 0 ? 1 : powerOfTwo }
    /// Returns the sum with another number, or 0 if only rounding errors are left of the two.
    @inline(__always) func adding(_ other: Self) -> Self {
        let sum = self + other
        return sum.size > Self.tolerance * max(size, other.size) ? sum : 0
    }
    /// The absolute value of the number.
    @inline(__always) var size: Self { self < 0 ? -self : self }
}

extension Double: SolverNumber {
    package var double: Double { self }
    package static var tolerance: Double { 1e-9 }
    /// Five of the smallest documented coefficients, multiplied.
    package static var leastCoefficient: Double { 1e-30 }
    /// Small enough for slopes of a millionth beside those of a million.
    package static var costTolerance: Double { 1e-13 }
    /// A third as a 32-bit multiplier, taken three times, misses the width of a large screen by less.
    package static var conflictTolerance: Double { 1e-4 }
    package static var pivotThreshold: Double { 0.05 }
    package static var exchangeThreshold: Double { 1e-6 }
}
