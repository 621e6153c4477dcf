/// Parses OpenStep property lists, the format of `project.pbxproj`: dictionaries in braces, arrays in parentheses,
/// strings with or without quotes, data in angle brackets, and comments as in C.
struct PropertyListParser {
    /// The greatest depth of values; Xcode's own files have five levels.
    static let greatestDepth = 100

    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        self.file = file
    }

    /// Parses the value that is the whole file.
    mutating func parse() throws(ProjectFileError) -> PropertyList {
        try skipSpace()
        guard index < bytes.count else { throw error("the file is empty, expected a property list") }
        let value = try value(depth: 0)
        try skipSpace()
        guard index == bytes.count else { throw error("\(found) follows the end of the property list") }
        return value
    }

    private mutating func value(depth: Int) throws(ProjectFileError) -> PropertyList {
        guard depth < PropertyListParser.greatestDepth else {
            throw error("values are nested more than \(PropertyListParser.greatestDepth) levels deep")
        }
        let begin = line
        switch next {
        case UInt8(ascii: "{"): return PropertyList(.dictionary(try entries(depth: depth)), line: begin)
        case UInt8(ascii: "("): return PropertyList(.array(try elements(depth: depth)), line: begin)
        case UInt8(ascii: "<"): return PropertyList(.string(try data()), line: begin)
        default: return PropertyList(.string(try string()), line: begin)
        }
    }

    private mutating func entries(depth: Int) throws(ProjectFileError) -> [PropertyList.Entry] {
        let begin = line
        index += 1
        var entries: [PropertyList.Entry] = []
        while true {
            try skipSpace()
            guard let byte = next else { throw error("the dictionary of line \(begin) has no end, expected '}'") }
            if byte == UInt8(ascii: "}") { break }
            let key = try string()
            try skipSpace()
            try take("=", after: "the key '\(key)'")
            try skipSpace()
            entries.append(PropertyList.Entry(key: key, value: try value(depth: depth + 1)))
            try skipSpace()
            if next != UInt8(ascii: "}") { try take(";", after: "the value of '\(key)'") }
        }
        index += 1
        return entries
    }

    private mutating func elements(depth: Int) throws(ProjectFileError) -> [PropertyList] {
        let begin = line
        index += 1
        var elements: [PropertyList] = []
        while true {
            try skipSpace()
            guard let byte = next else { throw error("the array of line \(begin) has no end, expected ')'") }
            if byte == UInt8(ascii: ")") { break }
            elements.append(try value(depth: depth + 1))
            try skipSpace()
            if next != UInt8(ascii: ")") { try take(",", after: "an element") }
        }
        index += 1
        return elements
    }

    private mutating func data() throws(ProjectFileError) -> String {
        let begin = index
        while let byte = next, byte != UInt8(ascii: ">") { advance() }
        guard next != nil else { throw error("the data has no end, expected '>'") }
        index += 1
        return String(decoding: bytes[begin..<index], as: UTF8.self)
    }

    private mutating func string() throws(ProjectFileError) -> String {
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try word() }
        let begin = line
        index += 1
        var text: [UInt8] = []
        while let byte = next, byte != quote {
            advance()
            if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
        }
        guard next != nil else { throw error("the string of line \(begin) has no end, expected a quotation mark") }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func word() throws(ProjectFileError) -> String {
        let begin = index
        while let byte = next, !PropertyListParser.delimiters.contains(byte) { index += 1 }
        guard index > begin else { throw error("\(found), expected a string") }
        let word = String(decoding: bytes[begin..<index], as: UTF8.self)
        guard !isConflict(bytes[begin..<index]) else {
            throw error("the file has a merge conflict; resolve it first")
        }
        return word
    }

    private func isConflict(_ word: ArraySlice<UInt8>) -> Bool {
        word.count == 7 && word.allSatisfy { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "|") }
    }

    private mutating func escape(into text: inout [UInt8]) {
        guard let byte = next else { return }
        advance()
        switch byte {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            text += utf8(of: number(base: 8, from: UInt32(byte) - 48, digits: 2))
        case UInt8(ascii: "U"): text += utf8(of: number(base: 16, from: 0, digits: 4))
        default: text.append(byte)
        }
    }

    private mutating func number(base: UInt32, from start: UInt32, digits: Int) -> UInt32 {
        var value = start
        for _ in 0..<digits {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < base else {
                break
            }
            value = value * base + UInt32(digit)
            index += 1
        }
        return value
    }

    private func utf8(of value: UInt32) -> [UInt8] {
        Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
    }
}

extension PropertyListParser {
    private static let delimiters = Set("{}()<>=;,\"' \t\r\n".utf8)

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// What stands at the present place, for errors.
    private var found: String {
        guard let next else { return "the file ends here" }
        if bytes[index...].starts(with: "<<<<<<<".utf8) || bytes[index...].starts(with: "=======".utf8) {
            return "a merge conflict is here; resolve it first"
        }
        return (32..<127).contains(next) ? "'\(Character(Unicode.Scalar(next)))'" : "byte \(next)"
    }

    private func error(_ message: String) -> ProjectFileError { ProjectFileError(file, line: line, message) }

    private mutating func advance() {
        if bytes[index] == 10 { line += 1 }
        index += 1
    }

    private mutating func take(_ character: Character, after subject: String) throws(ProjectFileError) {
        guard let next, next == character.asciiValue else {
            throw error("\(found) follows \(subject), expected '\(character)'")
        }
        index += 1
    }

    /// Skips spaces and comments.
    private mutating func skipSpace() throws(ProjectFileError) {
        while let byte = next {
            if byte == 32 || (9...13).contains(byte) {
                advance()
            } else if bytes[index...].starts(with: "//".utf8) {
                while let byte = next, byte != 10 { index += 1 }
            } else if bytes[index...].starts(with: "/*".utf8) {
                let begin = line
                index += 2
                while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { advance() }
                guard index < bytes.count else { throw error("the comment of line \(begin) has no end, expected '*/'") }
                index += 2
            } else {
                return
            }
        }
    }
}
