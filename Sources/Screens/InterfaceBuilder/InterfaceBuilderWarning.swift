/// A part of a file that was not understood or does not fit, and was left out.
package struct InterfaceBuilderWarning: Hashable, Sendable {
    /// The path as given by the user.
    package var file: String
    /// The line, counted from 1.
    package var line: Int
    /// A description of the part and its treatment.
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
