import LayoutSimAutoLayout
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimJSON

/// The frames of storyboards and xibs, worked out side by side and printed in the order given.
struct FileFrames: Sendable {
    /// What is printed of a file.
    enum Output: Sendable {
        case text, json, check
    }

    /// What there is to print of one file.
    struct Answer: Sendable {
        var output: String
        /// Warnings and the error, a line each.
        var messages: [String]
        /// What the texts of this file and of some before it could only be met in part.
        var textWarnings: [String] = []
        var status: ExitStatus
    }

    var request: InterfaceBuilderRequest
    var output: Output
    var showsConstraints: Bool

    /// Prints the frames of files; a file that cannot be read does not keep the others from being printed.
    func run(_ paths: [String]) throws -> ExitStatus {
        var status = ExitStatus.fine
        var textWarnings: Set<String> = []
        let answers = ParallelFiles(paths) { path, renderers in answer(path, renderers) }
        try answers.forEach { answer in
            try StandardStream.output.write(answer.output)
            if !answer.messages.isEmpty {
                try StandardStream.error.write(answer.messages.map { $0 + "\n" }.joined())
            }
            textWarnings.formUnion(answer.textWarnings)
            status = max(status, answer.status)
        }
        // Once for all files, in an order that does not depend on which core met a font first.
        if !textWarnings.isEmpty { try StandardStream.error.write(textWarnings.sorted().map { $0 + "\n" }.joined()) }
        // Among several files, one that is missing is one of the inputs that were not understood.
        return paths.count > 1 && status == .inputNotReadable ? .inputNotUnderstood : status
    }

    private func answer(_ path: String, _ renderers: Renderers) -> Answer {
        do {
            let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
            let (roots, warnings) = try file.roots(for: request)
            let layouts = try roots.map { ($0, try renderers.layout($0)) }
            var answer = Answer(
                output: "", messages: warnings.map(\.description), textWarnings: renderers.warnings, status: .fine)
            switch output {
            case .json: answer.output = json(path, layouts.map(\.1), error: nil)
            case .text: answer.output = try text(path, layouts, renderers)
            case .check:
                let misplaced = layouts.flatMap { MisplacedViews(file: path, layout: $0.1).lines }
                answer.output = misplaced.map { $0 + "\n" }.joined()
                answer.status = misplaced.isEmpty ? .fine : .findings
            }
            return answer
        } catch {
            return failure(path, error)
        }
    }

    private func failure(_ path: String, _ error: any Error) -> Answer {
        let known = error as? any ReportableError
        let message = known?.description ?? "\(path): error: \(error)"
        let line = output == .json ? json(path, [], error: message) : ""
        return Answer(output: line, messages: [message], status: known?.exitStatus ?? .fault)
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

/// The graver one of two: an error goes before findings.
private func max(_ left: ExitStatus, _ right: ExitStatus) -> ExitStatus {
    left.rawValue >= right.rawValue ? left : right
}
