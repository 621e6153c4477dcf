/// Reads the entries of a `.strings` file.
struct StringsScanner {
    private let scalars: [Unicode.Scalar]
    private let file: String
    private var place = 0
    /// A position and its line, from which later lines are counted.
    private var counted = (place: 0, line: 1)

    init(_ text: String, file: String) {
        scalars = Array(text.unicodeScalars)
        self.file = file
    }

    /// Returns all texts by their keys; if a key occurs twice, the last one.
    mutating func entries() throws(StringsError) -> [String: StringsFile.Entry] {
        var entries: [String: StringsFile.Entry] = [:]
        while try !skipsToEnd() {
            let line = countLine()
            let key = try word("a key")
            try expect("=")
            entries[key] = StringsFile.Entry(text: try word("a text"), line: line)
            try expect(";")
        }
        return entries
    }

    /// Returns the line of the current position, counted from 1.
    private mutating func countLine() -> Int {
        counted = (place, counted.line + scalars[counted.place..<place].count { $0 == "\n" })
        return counted.line
    }

    /// Skips spaces and comments; returns whether the end was reached.
    private mutating func skipsToEnd() throws(StringsError) -> Bool {
        while let scalar = next {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                place += 1
            } else if scalar == "/", peek(1) == "/" {
                while let scalar = next, scalar != "\n" { _ = scalar; place += 1 }
            } else if scalar == "/", peek(1) == "*" {
                let start = place
                place += 2
                while next != nil, next != "*" || peek(1) != "/" { place += 1 }
                guard next != nil else {
                    place = start
                    throw error("the end of this comment")
                }
                place += 2
            } else {
                return false
            }
        }
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(StringsError) {
        guard try !skipsToEnd(), next == scalar else { throw error("'\(scalar)'") }
        place += 1
    }

    /// Returns a text in quotation marks, or letters, digits and `._-` without them.
    private mutating func word(_ name: String) throws(StringsError) -> String {
        guard try !skipsToEnd(), let first = next else { throw error(name) }
        var word = String.UnicodeScalarView()
        guard first == "\"" else {
            while let scalar = next,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "._-".unicodeScalars.contains(scalar)
            {
                word.append(scalar)
                place += 1
            }
            guard !word.isEmpty else { throw error(name) }
            return String(word)
        }
        let start = place
        place += 1
        while let scalar = next, scalar != "\"" {
            place += 1
            if scalar == "\\" { word.append(contentsOf: escaped()) } else { word.append(scalar) }
        }
        guard next != nil else {
            place = start
            throw error("the quotation mark that ends this text")
        }
        place += 1
        return String(word)
    }

    /// Returns the characters that a backslash sequence represents.
    private mutating func escaped() -> [Unicode.Scalar] {
        guard let scalar = next else { return [] }
        place += 1
        switch scalar {
        case "n": return ["\n"]
        case "t": return ["\t"]
        case "r": return ["\r"]
        case "U", "u":
            let digits = scalars[place...].prefix(4).prefix { Int(String($0), radix: 16) != nil }
            guard digits.count == 4, let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
                let named = Unicode.Scalar(code)
            else { return [scalar] }
            place += 4
            return [named]
        default: return [scalar]
        }
    }

    private var next: Unicode.Scalar? { peek(0) }

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        scalars.indices.contains(place + distance) ? scalars[place + distance] : nil
    }

    private func error(_ expected: String) -> StringsError {
        let line = 1 + scalars[..<min(place, scalars.count)].count { $0 == "\n" }
        return StringsError(file: file, line: line, reason: .expected(expected))
    }
}
