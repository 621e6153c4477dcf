import LayoutSimAutoLayout
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimJSON
import LayoutSimRendering

/// The frames of storyboards and xibs, worked out side by side and printed in the order given.
struct FileFrames: Sendable {
    /// What is printed of a file.
    enum Output: Sendable {
        case text, json, check
    }

    /// What there is to print of one file.
    struct Answer: Sendable {
        var output: String
        var notes: FileNotes
    }

    var request: InterfaceBuilderRequest
    var output: Output
    var showsConstraints: Bool

    /// Prints the frames of files.
    func run(_ paths: [String]) throws -> ExitStatus {
        var telling = FileTelling()
        let answers = ParallelFiles(paths) { path, renderers in answer(path, renderers) }
        try answers.forEach { answer in
            try StandardStream.output.write(answer.output)
            try telling.tell(answer.notes)
        }
        return try telling.end(fileCount: paths.count)
    }

    private func answer(_ path: String, _ renderers: Renderers) -> Answer {
        do {
            let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
            let (roots, warnings) = try file.roots(for: request)
            let layouts = try roots.map { ($0, try renderers.renderer($0.era).layout($0.screen)) }
            var notes = FileNotes(warnings: warnings.map(\.description), textWarnings: renderers.warnings)
            switch output {
            case .json: return Answer(output: json(path, layouts.map(\.1), error: nil), notes: notes)
            case .text: return Answer(output: try text(path, layouts, renderers), notes: notes)
            case .check:
                let misplaced = layouts.flatMap { MisplacedViews(file: path, layout: $0.1).lines }
                notes.status = misplaced.isEmpty ? .fine : .findings
                return Answer(output: misplaced.map { $0 + "\n" }.joined(), notes: notes)
            }
        } catch {
            let notes = FileNotes(path, error)
            return Answer(output: output == .json ? json(path, [], error: notes.messages.first) : "", notes: notes)
        }
    }

    private func json(_ path: String, _ layouts: [Layout], error: String?) -> String {
        let object: JSON = [
            "file": .string(path), "roots": .array(layouts.map(LayoutJSON.root)),
            "error": error.map(JSON.string) ?? nil,
        ]
        return object.description + "\n"
    }

    private func text(
        _ path: String, _ layouts: [(root: InterfaceBuilderRoot, layout: Layout)], _ renderers: Renderers
    ) throws -> String {
        try layouts.map { root, layout in
            let lines = try renderers.renderer(root.era).frameLines(layout, showsConstraints: showsConstraints)
            return (["\(path): \(root.kind.rawValue) \(root.id)"] + lines).map { $0 + "\n" }.joined()
        }
        .joined(separator: "\n")
    }
}
