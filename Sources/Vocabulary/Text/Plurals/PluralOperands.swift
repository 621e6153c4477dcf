/// The operands of CLDR's plural rules for a number.
package struct PluralOperands: Hashable, Sendable {
    /// The absolute value.
    package var number: Double
    /// The integer digits.
    package var integer: Int
    /// The number of fraction digits.
    package var fractionLength: Int
    /// The fraction digits as an integer.
    package var fraction: Int

    /// Creates the operands of an integer.
    package init(_ number: Int) {
        integer = number == .min ? .max : abs(number)
        self.number = Double(integer)
        (fractionLength, fraction) = (0, 0)
    }

    /// Creates the operands of a number written without trailing zeros.
    package init(_ number: Double) {
        self.number = number.isFinite ? abs(number) : 0
        integer = Int(exactly: self.number.rounded(.down)) ?? .max
        let written = "\(self.number)"
        let digits = written.contains("e") ? "" : written.drop { $0 != "." }.dropFirst()
        (fractionLength, fraction) = digits == "0" ? (0, 0) : (digits.count, Int(digits) ?? 0)
    }

    /// Returns whether the number is an integer within a range.
    func isWhole(in values: ClosedRange<Int>) -> Bool {
        Double(integer) == number && values.contains(integer)
    }

    /// Returns the remainder of an integer; -1 for other numbers.
    func rest(_ divisor: Int) -> Int { Double(integer) == number ? integer % divisor : -1 }

    /// Whether the number is written without a decimal point.
    var isInteger: Bool { fractionLength == 0 }
}
