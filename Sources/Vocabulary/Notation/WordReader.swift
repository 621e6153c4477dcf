/// Reads the words of a line that was printed with `quotedIfNeeded`; spaces inside quotes do not end a word.
package struct WordReader {
    private let words: [String]
    private var position = 0

    /// Splits a line at its spaces.
    package init(_ line: some StringProtocol) {
        words = WordReader.words(of: Array(line.utf8))
    }

    /// Whether all words were read.
    package var isAtEnd: Bool { position == words.count }

    /// Returns the next word as written, including quotes.
    package mutating func word() -> String? {
        guard position < words.count else { return nil }
        position += 1
        return words[position - 1]
    }

    /// Returns the next word without its quotes; returns `nil` without reading anything if it is not a name.
    package mutating func name() -> String? {
        read { word in unquoted(Substring(word).utf8).flatMap { $0.rest.isEmpty ? $0.name : nil } }
    }

    /// Returns the next word as a finite number; returns `nil` without reading anything if it is not a number.
    package mutating func number() -> Double? {
        read { Double($0).flatMap { $0.isFinite ? $0 : nil } }
    }

    /// Returns the given number of numbers, or `nil`.
    package mutating func numbers(_ count: Int) -> [Double]? {
        var numbers: [Double] = []
        while numbers.count < count {
            guard let number = number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// Returns the next word as a raw value of an enumeration; returns `nil` without reading anything if it is none.
    package mutating func value<Value: RawRepresentable<String>>(_ type: Value.Type = Value.self) -> Value? {
        read(Value.init(rawValue:))
    }

    /// Reads the next word if it equals a word.
    package mutating func skip(_ word: String) -> Bool {
        read { $0 == word ? word : nil } != nil
    }

    private mutating func read<Value>(_ convert: (String) -> Value?) -> Value? {
        guard position < words.count, let value = convert(words[position]) else { return nil }
        position += 1
        return value
    }

    private static func words(of bytes: [UInt8]) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var isQuoted = false
        var isEscaped = false
        for byte in bytes {
            if byte == UInt8(ascii: " "), !isQuoted {
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word = []
                continue
            }
            if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
            isEscaped = isQuoted && byte == UInt8(ascii: "\\") && !isEscaped
            word.append(byte)
        }
        return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
    }
}
