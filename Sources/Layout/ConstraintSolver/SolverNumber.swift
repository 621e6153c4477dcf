/// The number type of a solver: `Double`, or exact fractions in the tests.
package protocol SolverNumber: SignedNumeric, Comparable, Sendable, BitwiseCopyable {
    /// Creates the number that a finite `Double` represents, exactly.
    init(_ double: Double)
    /// The nearest `Double`.
    var double: Double { get }
    /// Values, coefficients and reduced costs up to this size count as rounding errors; 0 for exact numbers.
    static var tolerance: Self { get }
    /// A required constraint violated by no more than this is not in conflict; 0 for exact numbers.
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
    /// Whether a required constraint may be off by this much without a conflict.
    @inline(__always) var isNegligibleDistance: Bool {
        !(self > Self.conflictTolerance) && !(self < -Self.conflictTolerance)
    }
    /// The absolute value of the number.
    @inline(__always) var size: Self { self < 0 ? -self : self }
}

extension Double: SolverNumber {
    package var double: Double { self }
    package static var tolerance: Double { 1e-9 }
    /// A third as a 32-bit multiplier, taken three times, misses the width of a large screen by less.
    package static var conflictTolerance: Double { 1e-4 }
    package static var pivotThreshold: Double { 0.05 }
    package static var exchangeThreshold: Double { 1e-6 }
}
