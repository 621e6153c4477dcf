import LayoutSimCodeLines
import LayoutSimViewTree

/// The line of a project's code that made a view or modifier; empty where nobody asks for lines.
///
/// Views that only other lines made are the same to the graph.
package nonisolated struct SourceLine: Equatable, Sendable {
    /// A class, so that a view is never compared by the bits of its line.
    private final class Calls: Sendable {
        let stack: CallStack
        let outer: Calls?

        init(_ stack: CallStack, in outer: Calls? = nil) { (self.stack, self.outer) = (stack, outer) }

        var line: ProjectLine? { stack.line ?? outer?.line }
    }

    private let calls: Calls?

    /// Writes down the line of the call in progress.
    package init() { calls = CallStack.current().map { Calls($0) } }

    private init(_ calls: Calls?) { self.calls = calls }

    /// Returns this line, or, where the library's own code made the view, that of the view around it.
    func within(_ outer: SourceLine?) -> SourceLine {
        guard let calls, let outer = outer?.calls else { return self }
        return SourceLine(Calls(calls.stack, in: outer))
    }

    package static func == (one: SourceLine, other: SourceLine) -> Bool { true }

    /// The line; `nil` if it is not known.
    var codeLine: CodeLine? { calls?.line.map { CodeLine(file: $0.path, number: $0.number) } }
}

/// A view or modifier of the library that knows the line that made it.
nonisolated protocol WrittenView {
    /// The line that made the value.
    var line: SourceLine { get }
}
