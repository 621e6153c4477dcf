/// The contents of a terminal: lines, and the cells of an image.
struct ReviewScreen: Hashable, Sendable {
    /// An area of terminal cells, counted from the top left.
    struct Area: Hashable, Sendable {
        var row: Int
        var column: Int
        var rows: Int
        var columns: Int

        init(row: Int, column: Int, rows: Int, columns: Int) {
            self.row = row
            self.column = column
            self.rows = rows
            self.columns = columns
        }
    }

    /// The lines, as many as the terminal has rows.
    var lines: [StyledLine]
    /// The area of the image; `nil` if there is none or no room for it.
    var picture: Area?
    /// The number of lines of the panel that are scrolled out at the top.
    var scroll: Int

    /// The lines without styles and trailing spaces.
    var text: String {
        lines.map { line in
            var text = line.text[...]
            while text.last == " " { text.removeLast() }
            return text + "\n"
        }.joined()
    }
}
