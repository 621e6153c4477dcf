/// A position in a JSON text.
package struct JSONPosition: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int32
    /// The column, from 1, in bytes of UTF-8.
    package var column: Int32

    /// Creates a position from a one-based line and column.
    package init(line: Int, column: Int) {
        self.line = Int32(clamping: line)
        self.column = Int32(clamping: column)
    }
}
