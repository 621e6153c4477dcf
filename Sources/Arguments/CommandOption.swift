/// An option of a command: a `Flag` or an `Option`.
package protocol CommandOption: Sendable {
    /// Its description for parsing, help and completion.
    var specification: OptionSpecification { get }
}

/// An option without the type of its value.
package struct OptionSpecification: Sendable {
    /// The long name without hyphens.
    package var name: String
    /// The letter of the short form, if it has one.
    package var short: Character?
    /// A sentence fragment for the help.
    package var help: String
    /// The format of its value; nil for a flag.
    package var value: Value?
    /// Whether it may be given more than once.
    package var repeats: Bool

    /// The format of an option's value.
    package struct Value: Sendable {
        package var placeholder: String
        package var completion: Completion
        /// The problem with a text, if it is not a valid value.
        package var problem: @Sendable (String) -> ValueProblem?
    }

    /// The long form, `--width`.
    package var longForm: String { "--\(name)" }
}

/// An option without a value.
package struct Flag: CommandOption {
    package let specification: OptionSpecification

    package init(_ name: String, short: Character? = nil, help: String) {
        specification = OptionSpecification(name: name, short: short, help: help, value: nil, repeats: false)
    }
}

/// An option with a value.
package struct Option<Value: Sendable>: CommandOption {
    package let specification: OptionSpecification
    let format: ValueFormat<Value>

    package init(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, repeats: Bool = false, help: String
    ) {
        let value = OptionSpecification.Value(
            placeholder: format.placeholder, completion: format.completion, problem: { format.problem(in: $0) })
        specification = OptionSpecification(name: name, short: short, help: help, value: value, repeats: repeats)
        self.format = format
    }
}
