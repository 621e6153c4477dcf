/// A command or a group of commands, declared once for parsing, help and completion.
package struct Command: Sendable {
    /// The word that calls it.
    package var name: String
    /// A line for the list of commands.
    package var summary: String
    /// Paragraphs for the command's own help.
    package var discussion: [String]
    /// Options under headings.
    package var sections: [OptionSection]
    /// Options of which only one may be given.
    package var exclusive: [[any CommandOption]]
    /// In the order in which they are given; only the last one may repeat.
    package var operands: [Operand]
    /// What stands where a group of commands is called; such a group has no operands.
    package var subcommands: [Command]
    package var examples: [Example]

    /// A command line that is worth copying, and what it does.
    package struct Example: Sendable {
        package var line: String
        package var effect: String

        package init(_ line: String, _ effect: String) {
            self.line = line
            self.effect = effect
        }
    }

    package init(
        _ name: String,
        summary: String,
        discussion: [String] = [],
        sections: [OptionSection] = [],
        exclusive: [[any CommandOption]] = [],
        operands: [Operand] = [],
        subcommands: [Command] = [],
        examples: [Example] = []
    ) {
        precondition(subcommands.isEmpty || operands.isEmpty, "a group of commands takes no operands")
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.sections = sections
        self.exclusive = exclusive
        self.operands = operands
        self.subcommands = subcommands
        self.examples = examples
    }

    /// All options in the order of their sections, without `--help`.
    var options: [OptionSpecification] { sections.flatMap { $0.options.map(\.specification) } }
}

/// Options under a heading of the help.
package struct OptionSection: Sendable {
    package var heading: String
    package var options: [any CommandOption]

    package init(_ heading: String, _ options: [any CommandOption]) {
        self.heading = heading
        self.options = options
    }

    /// Options under the heading "options", where `--help` stands too.
    package init(_ options: [any CommandOption]) {
        self.init("options", options)
    }
}
