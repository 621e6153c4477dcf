extension PropertyList {
    /// Reads the part of YAML in which tools have their settings: mappings, lists and words, nested by blanks.
    init(yaml text: String) {
        var reader = YAMLReader(text)
        self = reader.value(from: 0)
    }
}

/// The lines of a file in YAML that have a value, one after the other.
private struct YAMLReader {
    private struct Line {
        var indentation: Int
        var text: Substring
        let number: Int

        var isElement: Bool { text == "-" || text.hasPrefix("- ") }
    }

    private var lines: [Line] = []

    init(_ text: String) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = YAMLReader.withoutComment(line.drop { $0 == " " })
            guard !words.isEmpty, words != "---" else { continue }
            let indentation = line.prefix { $0 == " " }.count
            lines.append(Line(indentation: indentation, text: words, number: index + 1))
        }
        lines.reverse()
    }

    /// Returns the value of the lines that are indented by some blanks at least.
    mutating func value(from least: Int) -> PropertyList {
        guard let first = lines.last, first.indentation >= least else { return PropertyList(.string(""), line: 1) }
        return first.isElement ? list(at: first.indentation) : mapping(at: first.indentation)
    }

    private mutating func list(at indentation: Int) -> PropertyList {
        let number = lines.last?.number ?? 1
        var elements: [PropertyList] = []
        while let line = lines.last, line.indentation == indentation, line.isElement {
            let rest = line.text.dropFirst().drop { $0 == " " }
            let inner = indentation + line.text.count - rest.count
            lines.removeLast()
            guard YAMLReader.key(of: rest) != nil else {
                elements.append(rest.isEmpty ? value(from: indentation + 1) : YAMLReader.word(rest, line.number))
                continue
            }
            lines.append(Line(indentation: inner, text: rest, number: line.number))
            elements.append(mapping(at: inner))
        }
        return PropertyList(.array(elements), line: number)
    }

    private mutating func mapping(at indentation: Int) -> PropertyList {
        let number = lines.last?.number ?? 1
        var entries: [Entry] = []
        while let line = lines.last, line.indentation == indentation, let (key, rest) = YAMLReader.key(of: line.text) {
            lines.removeLast()
            let isListBelow = lines.last.map { $0.indentation == indentation && $0.isElement } ?? false
            let value =
                rest.isEmpty
                ? value(from: isListBelow ? indentation : indentation + 1) : YAMLReader.word(rest, line.number)
            entries.append(Entry(key: key, value: value))
        }
        // What is no mapping is passed over, so that reading ends.
        if entries.isEmpty, lines.last?.indentation == indentation { lines.removeLast() }
        return PropertyList(.dictionary(entries), line: number)
    }

    private typealias Entry = PropertyList.Entry

    private static func key(of text: Substring) -> (key: String, rest: Substring)? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let rest = text[text.index(after: colon)...]
        guard rest.isEmpty || rest.first == " " else { return nil }
        return (unquoted(text[..<colon]), rest.drop { $0 == " " })
    }

    private static func word(_ text: Substring, _ line: Int) -> PropertyList {
        guard text.first == "[", text.last == "]" else { return PropertyList(.string(unquoted(text)), line: line) }
        let words = text.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
        return PropertyList(.array(words.map { PropertyList(.string(unquoted($0)), line: line) }), line: line)
    }

    private static func unquoted(_ text: Substring) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        guard text.count > 1, let mark = text.first, mark == "\"" || mark == "'", text.last == mark else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }

    private static func withoutComment(_ text: Substring) -> Substring {
        if text.first == "#" { return "" }
        var text = text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
