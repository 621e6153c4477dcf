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
        /// The placeholder for the value in the help, such as `FILE`.
        package var placeholder: String
        /// How shells complete the value.
        package var completion: Completion
        /// Returns what is wrong with a text, or `nil` if it is a valid value.
        package var problem: @Sendable (String) -> ValueProblem?
    }

    /// The long form, `--width`.
    package var longForm: String { "--\(name)" }
}

/// An option without a value.
package struct Flag: CommandOption {
    /// The description of the flag for parsing, help and completion.
    package let specification: OptionSpecification

    /// Creates a flag from its long name, its optional short name and its help.
    package init(_ name: String, short: Character? = nil, help: String) {
        specification = OptionSpecification(name: name, short: short, help: help, value: nil, repeats: false)
    }
}

/// An option with a value.
package struct Option<Value: Sendable>: CommandOption {
    /// The description of the option for parsing, help and completion.
    package let specification: OptionSpecification
    let format: ValueFormat<Value>

    /// Creates an option whose value has a format; only repeating options may be given more than once.
    package init(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, repeats: Bool = false, help: String
    ) {
        let value = OptionSpecification.Value(
            placeholder: format.placeholder, completion: format.completion, problem: { format.problem(in: $0) })
        specification = OptionSpecification(name: name, short: short, help: help, value: value, repeats: repeats)
        self.format = format
    }
}
