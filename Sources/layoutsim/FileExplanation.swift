import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

/// Why a view of a storyboard or xib is where it is.
struct FileExplanation {
    var path: String
    var request: InterfaceBuilderRequest

    /// A view that can be asked for, in its root.
    private struct Candidate {
        var root: InterfaceBuilderRoot
        var view: View
    }

    /// The explanation of a view, where it is in the file, and the warnings of the reader.
    struct Answer {
        var explanation: Explanation
        var root: String
        var line: Int?
        var warnings: [String]
    }

    /// The explanation for the view of that id, else of that user label, outlet or class, else with that text.
    func explanation(of name: String, _ renderers: Renderers) throws -> Answer {
        let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
        let (roots, warnings) = try file.roots(for: request)
        let all = roots.flatMap { root in root.screen.root.inPreorder.map { Candidate(root: root, view: $0) } }
        let byID = all.filter { $0.view.id == name }
        let named = Set(file.ids(named: name))
        let byName = all.filter { named.contains($0.view.id) }
        let byText = all.filter { $0.view.shownText == name }
        let found = [byID, byName, byText].first { !$0.isEmpty } ?? []
        guard let only = found.first, found.count == 1 else { throw problem(name, found, all) }
        let renderer = try renderers.renderer(only.root.era)
        guard var explanation = renderer.explain(only.view.id, in: only.root.screen) else {
            throw problem(name, [], all)
        }
        explanation.noteLines(file.line(of:))
        return Answer(
            explanation: explanation, root: only.root.id, line: only.view.source.line,
            warnings: warnings.map(\.description))
    }

    private func problem(_ name: String, _ found: [Candidate], _ all: [Candidate]) -> UnclearView {
        UnclearView(
            file: path, name: name, matches: found.map { ($0.view.id, $0.view.source.line) },
            suggestion: Suggestion.nearest(
                to: name,
                among: all.flatMap { [$0.view.id, $0.view.source.name, $0.view.shownText].compactMap(\.self) }))
    }
}

extension View {
    /// The text that people see of it; `nil` for none.
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

/// A name that stands for no view of a file, or for several.
struct UnclearView: ReportableError {
    var file: String
    var name: String
    var matches: [(id: String, line: Int?)]
    var suggestion: String?

    var exitStatus: ExitStatus { .usage }
    var description: String {
        guard !matches.isEmpty else {
            return "\(file): error: it has no view '\(name)'\(Suggestion.question(suggestion)); "
                + "name an object id, user label, outlet, class or text"
        }
        let ids = matches.map { "\($0.id) in line \($0.line ?? 1)" }.joined(separator: ", ")
        return "\(file): error: '\(name)' is the name of \(matches.count) views; name one of their ids: \(ids)"
    }
}
