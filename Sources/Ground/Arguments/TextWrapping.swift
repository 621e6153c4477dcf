/// Text wrapped to columns of a fixed width.
enum TextWrapping {
    /// The maximum number of characters in a line of help.
    static let width = 80

    /// Returns the text in lines of at most `width` characters, broken at spaces; a longer word gets its own line.
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Returns the text in lines that are indented by `indentation` spaces.
    static func paragraph(_ text: String, indentation: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        return lines(of: text, width: width - indentation).map { margin + $0 }
    }

    /// Returns a table with labels on the left and their texts in a column on the right; a long label gets its own
    /// line.
    static func table(_ rows: [(label: String, text: String)]) -> [String] {
        let longest = rows.map(\.label.count).filter { $0 <= 26 }.max() ?? 0
        let margin = String(repeating: " ", count: longest + 4)
        return rows.flatMap { label, text in
            let texts = lines(of: text, width: width - margin.count)
            guard label.count <= longest, let first = texts.first else {
                return ["  \(label)"] + texts.map { margin + $0 }
            }
            let gap = String(repeating: " ", count: longest - label.count + 2)
            return ["  \(label)\(gap)\(first)"] + texts.dropFirst().map { margin + $0 }
        }
    }
}
