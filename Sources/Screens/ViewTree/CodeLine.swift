/// A line of code.
package struct CodeLine: Hashable, Sendable {
    /// The module and file name, in the format of `#fileID`.
    package var file: String
    /// The line number, from 1.
    package var number: Int
    /// Whether the line created other items of the screen as well, as in a loop or a layout DSL.
    package var isShared = false

    /// Creates a location in a file.
    package init(file: String, number: Int) {
        self.file = file
        self.number = number
    }
}

extension CodeLine: CustomStringConvertible {
    /// The file name and the line: `DetailView.swift:41`.
    package var description: String { "\(file.split(separator: "/").last ?? ""):\(number)" }
}
