/// A line of code.
package struct CodeLine: Hashable, Sendable {
    /// The module and the file in it, as `#fileID` has them.
    package var file: String
    /// The line, from 1.
    package var number: Int
    /// Whether it made other things of the screen as well, as lines of loops and of layout languages do.
    package var isShared = false

    /// Creates a place in a file.
    package init(file: String, number: Int) {
        self.file = file
        self.number = number
    }
}

extension CodeLine: CustomStringConvertible {
    /// The name of the file and the line: `DetailView.swift:41`.
    package var description: String { "\(file.split(separator: "/").last ?? ""):\(number)" }
}
