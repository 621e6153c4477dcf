/// A positional argument of a command, such as a file.
package struct Operand: Sendable {
    /// Its placeholder in the help: `SCREEN`.
    package var placeholder: String
    package var help: String
    package var count: Count
    package var completion: Completion

    /// How often it may occur.
    package enum Count: Hashable, Sendable {
        case one
        case optional
        case any
        case oneOrMore
    }

    package init(_ placeholder: String, _ count: Count, completion: Completion = .nothing, help: String) {
        self.placeholder = placeholder
        self.help = help
        self.count = count
        self.completion = completion
    }

    var isRequired: Bool { count == .one || count == .oneOrMore }
    var repeats: Bool { count == .any || count == .oneOrMore }

    /// As the usage line shows it: `[FILE...]`.
    var usage: String {
        let repeated = repeats ? "\(placeholder)..." : placeholder
        return isRequired ? repeated : "[\(repeated)]"
    }
}
