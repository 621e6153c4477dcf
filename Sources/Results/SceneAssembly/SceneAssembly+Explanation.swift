package import LayoutSimAutoLayout
package import LayoutSimErrors
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree

extension SceneAssembly {
    /// The explanation of a view's frame, and the location of the view.
    package struct ViewExplanation {
        /// The explanation of the view's frame.
        package var explanation: Explanation
        /// The id of the root that shows the view.
        package var root: String
        /// The view's line in the file, counting from 1; `nil` for a view that is not in the file.
        package var line: Int?
    }

    /// A view that an explanation can be requested for, in the screen that shows it.
    private struct Candidate {
        var screen: AssembledScreen
        var view: View

        var origin: AssembledScreen.Origin? { screen.origins[view.id] }
        /// The id of the view for people.
        var id: String { origin?.view ?? view.id }
    }

    /// Returns the explanation of the view with an id, otherwise of the view with that user label, outlet or class,
    /// otherwise with that text; throws an `UnclearView` for none or several.
    ///
    /// Cells are explained in their table. Views that are not in the file, such as the titles of sections, have the ids
    /// that goldens give them, such as `header of 3xk-uw-hEo`, and can also be named by their texts.
    package func explanation(of name: String) throws -> ViewExplanation {
        let all = try candidates()
        let named = Set(file.ids(named: name))
        let matches = [
            all.filter { $0.id == name }, all.filter { named.contains($0.id) },
            all.filter { $0.view.shownText == name },
        ]
        let found = matches.first { !$0.isEmpty } ?? []
        guard let only = found.first, found.count == 1,
            var explanation = renderer.explain(only.view.id, in: only.screen.screen)
        else { throw problem(name, found, all) }
        explanation.noteLines(file.line(of:))
        return ViewExplanation(
            explanation: explanation, root: only.screen.root.id, line: only.view.source.line)
    }

    /// Returns the views of all screens without duplicates; an embedded scene is requested separately.
    private func candidates() throws -> [Candidate] {
        let all = try screens().flatMap { screen in
            screen.views.map { Candidate(screen: screen, view: $0) }
        }
        func isAtHome(_ candidate: Candidate) -> Bool {
            candidate.origin.map { candidate.screen.isHome(of: $0.root) } ?? true
        }
        var known: Set<AssembledScreen.Origin> = []
        return (all.filter(isAtHome) + all.filter { !isAtHome($0) }).filter { candidate in
            candidate.origin.map { known.insert($0).inserted } ?? true
        }
    }

    private func problem(_ name: String, _ found: [Candidate], _ all: [Candidate]) -> UnclearView {
        UnclearView(
            file: path, name: name, matches: found.map { ($0.id, $0.view.source.line) },
            suggestion: Suggestion.nearest(
                to: name, among: all.flatMap { [$0.id, $0.view.source.name, $0.view.shownText].compactMap(\.self) }))
    }
}

extension View {
    /// The text that the view shows; `nil` if there is none.
    fileprivate var shownText: String? {
        let text: String? =
            switch content {
            case .label(let text, _): text.text
            case .button(let button): button.title?.text
            case .textField(let field): field.text.text.isEmpty ? field.placeholder : field.text.text
            case .textView(let view): view.text.text
            case .none, .image, .control, .stack, .scroll, .opaque: nil
            }
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// An error about a name that matches no view of a file, or several.
package struct UnclearView: ReportableError {
    var file: String
    var name: String
    var matches: [(id: String, line: Int?)]
    var suggestion: String?

    /// The exit status for incorrect usage.
    package var exitStatus: ExitStatus { .usage }
    /// The error as one line that names the file and, for several matches, their ids.
    package var description: String {
        guard !matches.isEmpty else {
            return "\(file): error: there is no view with the object id, user label, outlet, class or text '\(name)'"
                + Suggestion.question(suggestion)
        }
        let ids = matches.map { id, line in line.map { "\(id) (line \($0))" } ?? id }.joined(separator: ", ")
        return "\(file): error: '\(name)' matches \(matches.count) views; use one of their ids: \(ids)"
    }
}
