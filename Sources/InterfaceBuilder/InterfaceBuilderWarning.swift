/// Something in a file that was not understood or does not fit, and was left out.
public struct InterfaceBuilderWarning: Hashable, Sendable {
    /// The path as the user gave it.
    public var file: String
    /// Where, from 1.
    public var line: Int
    /// What was met, and what became of it.
    public var message: String
}

extension InterfaceBuilderWarning: CustomStringConvertible {
    /// The warning as one line of text.
    public var description: String { "\(file):\(line): warning: \(message)" }
}
