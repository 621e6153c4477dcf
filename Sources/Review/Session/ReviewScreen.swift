/// What a terminal shows: lines, and the cells that a picture goes into.
package struct ReviewScreen: Hashable, Sendable {
    /// Cells of the terminal, counted from the top left.
    package struct Area: Hashable, Sendable {
        package var row: Int
        package var column: Int
        package var rows: Int
        package var columns: Int

        package init(row: Int, column: Int, rows: Int, columns: Int) {
            self.row = row
            self.column = column
            self.rows = rows
            self.columns = columns
        }
    }

    /// As many as the terminal has rows.
    package var lines: [StyledLine]
    /// Where the picture goes; `nil` where there is none or no room.
    package var picture: Area?
    /// How many lines of the panel are above its top: no more than leave it full.
    package var scroll: Int

    /// The lines without what makes them look different, spaces at their ends left out.
    package var text: String {
        lines.map { line in
            var text = line.text[...]
            while text.last == " " { text.removeLast() }
            return text + "\n"
        }.joined()
    }
}
