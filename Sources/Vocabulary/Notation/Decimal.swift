/// Returns a number for people: at most three decimals, no trailing zeros, and no minus before zero.
package func decimal(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let digits = DecimalDigits(value)
    return unsafe String(unsafeUninitializedCapacity: DecimalDigits.capacity) { buffer in
        var count = 0
        digits.forEach {
            unsafe buffer[count] = $0
            count += 1
        }
        return count
    }
}

extension [UInt8] {
    /// Appends a number in the format of `decimal`.
    package mutating func append(decimal value: Double) {
        guard value.isFinite, abs(value) < 1e12 else {
            return append(contentsOf: LayoutSimNotation.decimal(value).utf8)
        }
        DecimalDigits(value).forEach { append($0) }
    }
}

/// The characters of a number below 10¹² with at most three decimals.
private struct DecimalDigits {
    /// A sign, thirteen digits, a point and three digits.
    static let capacity = 18

    private var digits = InlineArray<18, UInt8>(repeating: 0)
    private var start = DecimalDigits.capacity
    private var end = DecimalDigits.capacity

    init(_ value: Double) {
        let thousandths = UInt64((abs(value) * 1000).rounded())
        var rest = thousandths
        for _ in 0..<3 { push(&rest) }
        start -= 1
        digits[start] = UInt8(ascii: ".")
        repeat { push(&rest) } while rest > 0
        if value < 0, thousandths > 0 {
            start -= 1
            digits[start] = UInt8(ascii: "-")
        }
        dropZeros()
    }

    /// Inserts the last digit of a number before the others.
    private mutating func push(_ number: inout UInt64) {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(number % 10)
        number /= 10
    }

    private mutating func dropZeros() {
        while digits[end - 1] == UInt8(ascii: "0") { end -= 1 }
        if digits[end - 1] == UInt8(ascii: ".") { end -= 1 }
    }

    func forEach(_ body: (UInt8) -> Void) {
        for place in start..<end { body(digits[place]) }
    }
}

/// Returns the shortest text that reads back as the identical number, `8` or `0.3333333333333333`; zero has no sign.
package func exact(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? Int(value).description : value.description
}
