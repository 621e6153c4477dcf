import LayoutSimCodeLines
import LayoutSimViewTree

/// The line of a project's code that made a view or modifier; empty where nobody asks for lines.
///
/// Views that only other lines made are the same to the graph.
nonisolated struct SourceLine: Equatable, Sendable {
    /// A class, so that a view is never compared by the bits of its line.
    private final class Calls: Sendable {
        let stack: CallStack

        init(_ stack: CallStack) { self.stack = stack }
    }

    private let calls: Calls?

    /// Writes down the line of the call in progress.
    init() { calls = CallStack.current().map(Calls.init) }

    static func == (one: SourceLine, other: SourceLine) -> Bool { true }

    /// The line; `nil` if it is not known.
    var codeLine: CodeLine? { calls?.stack.line.map { CodeLine(file: $0.path, number: $0.number) } }
}
