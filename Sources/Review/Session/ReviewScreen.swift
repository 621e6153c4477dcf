/// What a terminal shows: lines, and the cells for a picture.
struct ReviewScreen: Hashable, Sendable {
    /// Cells of the terminal, counted from the top left.
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

    /// As many as the terminal has rows.
    var lines: [StyledLine]
    /// Where the picture goes; `nil` if there is none or no room for it.
    var picture: Area?
    /// How many lines of the panel are scrolled out above it.
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
