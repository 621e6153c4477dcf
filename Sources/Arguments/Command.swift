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
    package var examples: [Example] { makeExamples() }

    private let makeDiscussion: @Sendable () -> [String]
    private let makeSections: @Sendable () -> [OptionSection]
    private let makeExclusive: @Sendable () -> [[any CommandOption]]
    private let makeOperands: @Sendable () -> [Operand]
    private let makeExamples: @Sendable () -> [Example]

    /// A command line worth copying, and what it does.
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
    package var heading: String
    package var options: [any CommandOption]

    package init(_ heading: String, _ options: [any CommandOption]) {
        self.heading = heading
        self.options = options
    }

    /// Options under the heading "options", which also lists `--help`.
    package init(_ options: [any CommandOption]) {
        self.init("options", options)
    }
}
