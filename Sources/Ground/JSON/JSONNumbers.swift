extension JSONScanner {
    /// Reads a number; the next byte is a digit or a minus sign.
    mutating func number() throws(Failure) -> Double {
        let start = self
        var digits = DecimalDigits()
        if next == UInt8(ascii: "-") { advance() }
        let leadingZero = next == UInt8(ascii: "0")
        let count = try self.digits(into: &digits)
        guard !(leadingZero && count > 1) else { throw start.failure(.badNumber) }
        if next == UInt8(ascii: ".") {
            advance()
            digits.exponent -= try self.digits(into: &digits)
        }
        if let letter = next, letter | 0x20 == UInt8(ascii: "e") {
            advance()
            try exponent(into: &digits)
        }
        return try value(of: digits, from: start)
    }

    /// Reads one or more digits and returns their number.
    private mutating func digits(into number: inout DecimalDigits) throws(Failure) -> Int {
        let start = offset
        while let next, (0x30...0x39).contains(next) {
            number.append(next &- 0x30)
            advance()
        }
        guard offset > start else { throw next == nil ? unexpected("a digit") : failure(.badNumber) }
        return offset - start
    }

    private mutating func exponent(into number: inout DecimalDigits) throws(Failure) {
        let isNegative = next == UInt8(ascii: "-")
        if isNegative || next == UInt8(ascii: "+") { advance() }
        var exponent = DecimalDigits()
        _ = try digits(into: &exponent)
        guard exponent.isExact, exponent.mantissa < 100_000 else { return number.isExact = false }
        number.exponent += isNegative ? -Int(exponent.mantissa) : Int(exponent.mantissa)
    }

    private func value(of digits: DecimalDigits, from start: JSONScanner) throws(Failure) -> Double {
        if let value = digits.value { return start.next == UInt8(ascii: "-") ? -value : value }
        let text = String(decoding: bytes[start.offset..<offset], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw start.failure(.numberTooLarge) }
        return value
    }
}

/// The digits of a number as written, for the common numbers that a single rounded operation converts.
private struct DecimalDigits {
    var mantissa: UInt64 = 0
    var exponent = 0
    var isExact = true

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    mutating func append(_ digit: UInt8) {
        guard mantissa < 900_000_000_000_000 else { return isExact = false }
        mantissa = mantissa * 10 + UInt64(digit)
    }

    /// The nearest double: the mantissa and the power of ten are exact, so that one operation rounds once.
    var value: Double? {
        guard isExact, abs(exponent) < Self.powersOfTen.count else { return nil }
        let power = Self.powersOfTen[abs(exponent)]
        return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
}
