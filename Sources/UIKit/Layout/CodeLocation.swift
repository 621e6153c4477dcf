import LayoutSimViewTree

/// The line of code that made something.
struct CodeLocation {
    private let file: StaticString
    private let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    /// The line as causes and findings tell it.
    var codeLine: CodeLine { CodeLine(file: "\(file)", number: Int(line)) }
}

extension CodeLocation: CustomStringConvertible {
    /// `DetailView.swift:41`.
    var description: String { "\(codeLine)" }
}
