/// Something in a file that was not understood or does not fit, and was left out.
package struct InterfaceBuilderWarning: Hashable, Sendable {
    /// The path as the user gave it.
    package var file: String
    /// Where, from 1.
    package var line: Int
    /// What was met, and what became of it.
    package var message: String

    package init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }
}

extension InterfaceBuilderWarning: CustomStringConvertible {
    /// The warning as one line of text.
    package var description: String { "\(file):\(line): warning: \(message)" }
}
