/// A place in a JSON text.
package struct JSONPosition: Hashable, Sendable {
    /// From 1.
    package var line: Int32
    /// From 1, in bytes of UTF-8.
    package var column: Int32

    package init(line: Int, column: Int) {
        self.line = Int32(clamping: line)
        self.column = Int32(clamping: column)
    }
}
