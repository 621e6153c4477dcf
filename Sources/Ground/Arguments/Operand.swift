/// A positional argument of a command, such as a file.
package struct Operand: Sendable {
    /// Its placeholder in the help: `SCREEN`.
    package var placeholder: String
    /// The description of the operand in the help.
    package var help: String
    /// How often the operand may occur.
    package var count: Count
    /// How shells complete the operand.
    package var completion: Completion

    /// How often an operand may occur.
    package enum Count: Hashable, Sendable {
        case one
        case optional
        case any
        case oneOrMore
    }

    /// Creates an operand from its placeholder, count, completion and help.
    package init(_ placeholder: String, _ count: Count, completion: Completion = .nothing, help: String) {
        self.placeholder = placeholder
        self.help = help
        self.count = count
        self.completion = completion
    }

    var isRequired: Bool { count == .one || count == .oneOrMore }
    var repeats: Bool { count == .any || count == .oneOrMore }

    /// The operand as the usage line shows it, such as `[FILE...]`.
    var usage: String {
        let repeated = repeats ? "\(placeholder)..." : placeholder
        return isRequired ? repeated : "[\(repeated)]"
    }
}
