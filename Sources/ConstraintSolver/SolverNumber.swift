/// The numbers a solver computes with: `Double`, or exact fractions in the tests.
package protocol SolverNumber: SignedNumeric, Comparable, Sendable, BitwiseCopyable {
    /// The number a finite double stands for, exactly.
    init(_ double: Double)
    /// The nearest double.
    var double: Double { get }
    /// Values, coefficients and reduced costs up to this size count as rounding errors; 0 for exact numbers.
    static var tolerance: Self { get }
    /// A required constraint violated by no more than this is not in conflict; 0 for exact numbers.
    static var conflictTolerance: Self { get }
    /// The least size of a pivot, relative to the greatest coefficient of its row.
    static var pivotThreshold: Self { get }
    /// The least size of the pivot of an exchange, relative to the greatest multiplier of the new row; below it the
    /// matrix is factored again.
    static var exchangeThreshold: Self { get }
    /// The quotient; the divisor is not 0.
    static func / (left: Self, right: Self) -> Self
}

extension SolverNumber {
    /// Whether a number is 0 but for rounding errors.
    @inline(__always) var isNegligible: Bool { !(self > Self.tolerance) && !(self < -Self.tolerance) }
    /// Whether a required constraint may be off by this much without a conflict.
    @inline(__always) var isNegligibleDistance: Bool {
        !(self > Self.conflictTolerance) && !(self < -Self.conflictTolerance)
    }
    /// The number without its sign.
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
