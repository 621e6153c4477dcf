/// The numbers a solver computes with: `Double`, or exact fractions in the tests.
package protocol SolverNumber: SignedNumeric, Comparable, Sendable {
    /// The number a double stands for, exactly.
    init(_ double: Double)
    /// The nearest double.
    var double: Double { get }
    /// Differences up to this size are rounding errors; 0 for exact numbers.
    static var tolerance: Self { get }
    /// The quotient; the divisor is not 0.
    static func / (left: Self, right: Self) -> Self
}

extension Double: SolverNumber {
    package var double: Double { self }
    package static var tolerance: Double { 1e-9 }
}
