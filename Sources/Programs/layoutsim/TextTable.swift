/// Rows of text in columns as wide as their widest text.
struct TextTable: CustomStringConvertible {
    var rows: [[String]]

    init(_ rows: [[String]]) {
        self.rows = rows
    }

    /// The table, with two spaces between columns and a newline after each row.
    var description: String {
        let columns = rows.map { $0.count }.max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = ""
            for (text, width) in zip(row, widths) {
                line += text + String(repeating: " ", count: width - text.count + 2)
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
