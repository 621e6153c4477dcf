import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimJSON
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimViewTree

/// The frames of storyboards and xibs by layout root, printed in the order of the files.
struct FileFrames: Sendable {
    /// The output for a file.
    enum Output: Sendable {
        case text, json, check
    }

    var request: InterfaceBuilderRequest
    var output: Output
    var showsConstraints: Bool

    /// Prints the frames of files.
    func run(_ paths: [String]) throws -> ExitStatus {
        try FileRun(paths) { path, renderers in
            try MomentName(path).checkKind()
            if RecordedTree.isNamed(path) { return (text(try RecordedTree(contentsOf: path)), FileNotes()) }
            let assembly = try SceneAssembly(contentsOf: path, for: request, with: renderers)
            let layouts = assembly.layoutRoots.map(assembly.layout)
            var notes = FileNotes(messages: assembly.warnings.map(\.description))
            switch output {
            case .json: return (json(path, layouts, error: nil), notes)
            case .text: return (text(assembly, layouts), notes)
            case .check:
                let misplaced = layouts.flatMap { $0.misplacedViews(in: path) }
                notes.status = misplaced.isEmpty ? .fine : .findings
                return (misplaced.map { "\($0)\n" }.joined(), notes)
            }
        }.forEach { path, result, notes in
            let failure = output == .json ? json(path, [], error: notes.messages.first) : ""
            try StandardStream.output.write(result ?? failure)
        }
    }

    /// Recorded trees have no frames that a file stores.
    private func text(_ tree: RecordedTree) -> String {
        switch output {
        case .json: return json(tree.path, [tree.layout], error: nil)
        case .check: return ""
        case .text:
            let lines = tree.renderer.frameLines(tree.layout, showsConstraints: showsConstraints)
            return (["\(tree.path): \(tree.screen.name) on \(tree.screen.viewport.label)"] + lines)
                .map { $0 + "\n" }.joined()
        }
    }

    private func json(_ path: String, _ layouts: [Layout], error: String?) -> String {
        let object: JSON = [
            "file": .string(path), "roots": .array(layouts.map(LayoutJSON.root)),
            "error": error.map(JSON.string) ?? nil,
        ]
        return object.description + "\n"
    }

    private func text(_ assembly: SceneAssembly, _ layouts: [Layout]) -> String {
        zip(assembly.layoutRoots, layouts).map { root, layout in
            let lines = assembly.renderer.frameLines(layout, showsConstraints: showsConstraints)
            return (["\(assembly.path): \(root.kind.rawValue) \(root.id)"] + lines).map { $0 + "\n" }.joined()
        }
        .joined(separator: "\n")
    }
}
