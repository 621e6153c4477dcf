/// A command or a group of commands, declared once for parsing, help and completion.
///
/// Everything but names and summaries is created lazily, since a run needs only one of a dozen commands.
package struct Command: Sendable {
    /// The word that invokes it.
    package var name: String
    /// Its line in the list of commands.
    package var summary: String
    /// Paragraphs for the command's own help.
    package var discussion: [String] { makeDiscussion() }
    /// Options under headings.
    package var sections: [OptionSection] { makeSections() }
    /// Groups of options that are mutually exclusive.
    package var exclusive: [[any CommandOption]] { makeExclusive() }
    /// The operands in their order; only the last one may repeat.
    package var operands: [Operand] { makeOperands() }
    /// The subcommands of a group, which has no operands.
    package var subcommands: [Command]
    /// The examples at the end of the command's help.
    package var examples: [Example] { makeExamples() }

    private let makeDiscussion: @Sendable () -> [String]
    private let makeSections: @Sendable () -> [OptionSection]
    private let makeExclusive: @Sendable () -> [[any CommandOption]]
    private let makeOperands: @Sendable () -> [Operand]
    private let makeExamples: @Sendable () -> [Example]

    /// A command line worth copying, and what it does.
    package struct Example: Sendable {
        /// The command line.
        package var line: String
        /// What the command line does.
        package var effect: String

        /// Creates an example from a command line and its effect.
        package init(_ line: String, _ effect: String) {
            self.line = line
            self.effect = effect
        }
    }

    /// Creates a command; arguments other than the names, summary and subcommands are evaluated when they are first
    /// needed.
    package init(
        _ name: String,
        summary: String,
        discussion: @autoclosure @escaping @Sendable () -> [String] = [],
        sections: @autoclosure @escaping @Sendable () -> [OptionSection] = [],
        exclusive: @autoclosure @escaping @Sendable () -> [[any CommandOption]] = [],
        operands: @autoclosure @escaping @Sendable () -> [Operand] = [],
        subcommands: [Command] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example] = []
    ) {
        precondition(subcommands.isEmpty || operands().isEmpty, "a group of commands takes no operands")
        self.name = name
        self.summary = summary
        makeDiscussion = discussion
        makeSections = sections
        makeExclusive = exclusive
        makeOperands = operands
        self.subcommands = subcommands
        makeExamples = examples
    }

    /// All options in the order of their sections, without `--help`.
    var options: [OptionSpecification] { sections.flatMap { $0.options.map(\.specification) } }
}

/// Options under a heading of the help.
package struct OptionSection: Sendable {
    /// The heading.
    package var heading: String
    /// The options under the heading.
    package var options: [any CommandOption]

    /// Creates a section from a heading and options.
    package init(_ heading: String, _ options: [any CommandOption]) {
        self.heading = heading
        self.options = options
    }

    /// Options under the heading "options", which also lists `--help`.
    package init(_ options: [any CommandOption]) {
        self.init("options", options)
    }
}
