extension JSONScanner {
    /// Reads a string; the next byte is its opening quotation mark.
    mutating func string() throws(Failure) -> String {
        let opening = self
        advance()
        let start = offset
        skipPlainBytes()
        if next == UInt8(ascii: "\"") {
            defer { advance() }
            return try text(of: bytes[start..<offset], from: opening)
        }
        var unescaped = Array(bytes[start..<offset])
        while next != UInt8(ascii: "\"") {
            try unescape(into: &unescaped, from: opening)
            let plain = offset
            skipPlainBytes()
            unescaped += bytes[plain..<offset]
        }
        advance()
        return try text(of: unescaped[...], from: opening)
    }

    private mutating func skipPlainBytes() {
        var end = offset
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\")
        {
            end += 1
        }
        advance(by: end - offset)
    }

    private func text(of slice: ArraySlice<UInt8>, from opening: JSONScanner) throws(Failure) -> String {
        guard let text = String(validating: slice, as: UTF8.self) else { throw opening.failure(.invalidUTF8) }
        return text
    }

    /// Reads an escape, or throws for a character that a string cannot contain.
    private mutating func unescape(into text: inout [UInt8], from opening: JSONScanner) throws(Failure) {
        guard let byte = next, byte != 0x0A, byte != 0x0D else { throw opening.failure(.unclosedString) }
        guard byte == UInt8(ascii: "\\") else { throw failure(.controlCharacter(byte)) }
        advance()
        guard let letter = next else { throw opening.failure(.unclosedString) }
        if letter == UInt8(ascii: "u") {
            text += Array(String(try unicodeEscape()).utf8)
        } else if let character = Self.escaped(letter) {
            text.append(character)
            advance()
        } else {
            throw failure(.badEscape(letter))
        }
    }

    private static func escaped(_ letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// Reads `uXXXX`, twice for a surrogate pair.
    private mutating func unicodeEscape() throws(Failure) -> Character {
        let start = self
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\") {
            advance()
            guard next == UInt8(ascii: "u") else { throw start.failure(.loneSurrogate) }
            units.append(try codeUnit())
        }
        guard let text = String(validating: units, as: UTF16.self), let character = text.first,
            text.utf16.count == units.count,
            text.unicodeScalars.count == 1
        else { throw start.failure(.loneSurrogate) }
        return character
    }

    private mutating func codeUnit() throws(Failure) -> UInt16 {
        advance()
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
                throw failure(.badHexadecimal)
            }
            unit = unit << 4 | UInt16(digit)
            advance()
        }
        return unit
    }
}
