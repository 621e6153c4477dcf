/// What the plural rules of CLDR ask of a number.
package struct PluralOperands: Hashable, Sendable {
    /// The absolute value.
    package var number: Double
    /// The digits before the point.
    package var integer: Int
    /// How many digits there are behind the point.
    package var fractionLength: Int
    /// The digits behind the point as a number.
    package var fraction: Int

    /// The operands of a whole number.
    package init(_ number: Int) {
        integer = number == .min ? .max : abs(number)
        self.number = Double(integer)
        (fractionLength, fraction) = (0, 0)
    }

    /// The operands of a number as it is written without zeros at its end.
    package init(_ number: Double) {
        self.number = number.isFinite ? abs(number) : 0
        integer = Int(exactly: self.number.rounded(.down)) ?? .max
        let written = "\(self.number)"
        let digits = written.contains("e") ? "" : written.drop { $0 != "." }.dropFirst()
        (fractionLength, fraction) = digits == "0" ? (0, 0) : (digits.count, Int(digits) ?? 0)
    }

    /// Whether the number is whole and has one of these values.
    func isWhole(in values: ClosedRange<Int>) -> Bool {
        Double(integer) == number && values.contains(integer)
    }

    /// The rest of a whole number; -1 for others.
    func rest(_ divisor: Int) -> Int { Double(integer) == number ? integer % divisor : -1 }

    /// Whether it is written without a point.
    var isInteger: Bool { fractionLength == 0 }
}
