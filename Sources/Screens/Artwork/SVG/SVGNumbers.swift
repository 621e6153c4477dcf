/// A parser for the numbers in attributes and path data.
struct SVGNumbers {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Returns all numbers of a list, up to the first error.
    static func list(_ text: String) -> [Double] {
        var reader = SVGNumbers(text)
        var numbers: [Double] = []
        while let number = reader.number() { numbers.append(number) }
        return numbers
    }

    /// Returns a length in points, which are the pixels of SVG; `nil` for units that depend on a font or a screen.
    static func length(_ text: String) -> Double? {
        var reader = SVGNumbers(text)
        guard let number = reader.number() else { return nil }
        switch reader.word() {
        case "", "px": return number
        case "pt": return number * 4 / 3
        case "pc": return number * 16
        case "in": return number * 96
        case "cm": return number * 96 / 2.54
        case "mm": return number * 96 / 25.4
        default: return nil
        }
    }

    /// Whether only whitespace and commas follow.
    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == bytes.count
        }
    }

    /// Returns the next number; `nil` if there is none, or if it is too large for drawing.
    mutating func number() -> Double? {
        skipSpace()
        let start = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            position += 1
        }
        let digits = skipDigits()
        var fraction = 0
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            fraction = skipDigits()
        }
        guard digits + fraction > 0 else {
            position = start
            return nil
        }
        skipExponent()
        var text = String(decoding: bytes[start..<position], as: UTF8.self)
        // Swift requires a digit before the decimal point.
        if let point = text.firstIndex(of: "."), digits == 0 { text.insert("0", at: point) }
        guard let number = Double(text), abs(number) <= 1e9 else { return nil }
        return number
    }

    /// Returns the next flag, 0 or 1, which may be followed directly by the next number.
    mutating func flag() -> Bool? {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
        else { return nil }
        position += 1
        return bytes[position - 1] == UInt8(ascii: "1")
    }

    /// Returns the next letter, which is a command of path data.
    mutating func command() -> Unicode.Scalar? {
        skipSpace()
        guard position < bytes.count, isLetter(bytes[position]) else { return nil }
        position += 1
        return Unicode.Scalar(bytes[position - 1])
    }

    /// Returns the characters up to a space, a parenthesis or a comma.
    mutating func word() -> String {
        skipSpace()
        let start = position
        while position < bytes.count, bytes[position] > 0x20, !Array("(),".utf8).contains(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips a character if it is the next one.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while position < bytes.count, isDigit(bytes[position]) { position += 1 }
        return position - start
    }

    /// Skips an exponent, which has digits; in `1em`, the number is followed by a unit.
    private mutating func skipExponent() {
        guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
        let start = position
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            position += 1
        }
        if skipDigits() == 0 { position = start }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
