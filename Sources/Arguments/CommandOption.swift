/// What can be declared as an option of a command: a `Flag` or an `Option`.
package protocol CommandOption: Sendable {
    /// What parsing, help and completion need to know.
    var specification: OptionSpecification { get }
}

/// An option without the type of its value.
package struct OptionSpecification: Sendable {
    /// The long name without hyphens.
    package var name: String
    /// The letter of the short form, if there is one.
    package var short: Character?
    /// A sentence fragment for the help.
    package var help: String
    /// Nil for a flag.
    package var value: Value?
    /// Whether it may be given more than once.
    package var repeats: Bool

    /// What an option's value looks like.
    package struct Value: Sendable {
        package var placeholder: String
        package var completion: Completion
        /// What is wrong with a text, if anything.
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
