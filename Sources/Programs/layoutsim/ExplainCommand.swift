import LayoutSimArguments
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimJSON
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimTypography
import LayoutSimViewTree

/// The command `layoutsim explain`, which explains the frame of a view.
enum ExplainCommand {
    private static let view = Operand(
        "VIEW", .one, help: "the view: its user label, outlet, class, text or id")
    private static let format = Option<OutputFormat>("format", .choice(), help: "text (default) or JSON")

    static let subcommand = Subcommand(
        command: Command(
            "explain", summary: "explain the frame of a view",
            discussion: [
                "For each edge and size: the sum that yields it, and the chain of tight constraints that determine it, each "
                    + "with how far the edge or size moves per point of its constant. Then the broken constraints: by "
                    + "how much each is off, and which others it gave way to.",
                "For a view of SwiftUI, in a golden: what was proposed to it and to each view around it, what they "
                    + "answered, what their ideal sizes are, and who decided.",
            ],
            sections: Selectors.sections() + [OptionSection([format])],
            exclusive: Selectors.exclusive,
            operands: [view, Selectors.screen],
            examples: [
                Command.Example(
                    "layoutsim explain titleLabel Main.storyboard --device iphone-5", "Why a label is cut off."),
                Command.Example(
                    "layoutsim explain titleLabel Snapshots/detail/iphone-5-portrait@2x.layout",
                    "A view of a screen built in code, as recorded in its golden."),
                Command.Example(
                    "layoutsim explain patch --device iphone-4s --landscape --longest",
                    "Why the patch of the badge is smaller than its model says."),
                Command.Example(
                    "layoutsim explain gray layout-diagram --cyan-height 210", "The layout strategy at its limit."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let id = invocation[view] ?? ""
        let subject = try subject(invocation)
        if let path = subject { try MomentName(path).checkKind() }
        if let path = subject, RecordedTree.isNamed(path) {
            let explanation = try RecordedTree(contentsOf: path).explanation(of: id)
            try write(text(explanation), explanation.json, invocation)
            return .fine
        }
        if let path = subject, FileSelectors.isFile(path) {
            let assembly = try SceneAssembly(
                contentsOf: path, for: invocation.fileRequest(devices: .embedded), with: Renderers())
            let answer = try assembly.explanation(of: id)
            let warnings =
                assembly.warnings.map(\.description) + assembly.renderer.warnings.map(\.description)
                + assembly.renderer.pictureWarnings
            try StandardStream.error.write(warnings.map { $0 + "\n" }.joined())
            try write(
                "\(path):\(answer.line ?? 1): \(answer.explanation.view) in \(answer.root)\n"
                    + text(answer.explanation),
                answer.explanation.json(file: path, root: answer.root, line: answer.line), invocation)
            return .fine
        }
        let app = try BadgeApp(invocation)
        let screen = app.screen(
            try invocation.builtInScreen(named: subject),
            on: try invocation.viewport(devices: .embedded))
        guard let explanation = app.renderer.explain(id, in: screen) else {
            throw unknown(id, in: screen, invocation)
        }
        try app.renderer.writeWarnings()
        try write(text(explanation), explanation.json, invocation)
        return .fine
    }

    /// Returns the file or screen that is named, or the only file of the folder; `nil` for the built-in badge.
    private static func subject(_ invocation: Invocation) throws -> String? {
        let subjects = try invocation.subjects(Selectors.screen)
        guard subjects.count > 1 else { return subjects.first }
        throw invocation.error(
            .missingOperand("FILE, since this folder has \(FoundFiles.count(of: subjects)), such as \(subjects[0])"))
    }

    private static func text(_ explanation: Explanation) -> String {
        let text = explanation.description
        return text.isEmpty ? "\(explanation.view) is the outermost view: it fills its screen or cell\n" : text
    }

    private static func write(_ text: String, _ json: JSON, _ invocation: Invocation) throws {
        switch invocation[format] ?? .text {
        case .text: try StandardStream.output.write(text)
        case .json: try StandardStream.output.write("\(json.indented)\n")
        }
    }

    private static func unknown(_ id: String, in screen: Screen, _ invocation: Invocation) -> ArgumentError {
        let ids = screen.root.inPreorder.map(\.id)
        return invocation.error(.invalidValue(subject: "VIEW", value: id, problem: .notAChoice(id, among: ids)))
    }
}
