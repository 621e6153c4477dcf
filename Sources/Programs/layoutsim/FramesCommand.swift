import LayoutSimDocuments
import LayoutSimArguments
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimJSON
import LayoutSimRendering
import LayoutSimViewTree

/// The command `layoutsim frames`, which prints the frame of every view.
enum FramesCommand {
    private static let format = Option<OutputFormat>("format", .choice(), help: "text (default) or JSON")

    private static let constraints = Flag(
        "constraints", help: "also print every constraint and whether it is satisfied")
    private static let check = Flag("check", help: "list the views whose frames differ from those stored in the file")

    static let subcommand = Subcommand(
        command: Command(
            "frames", summary: "print the frames of every view",
            discussion: [
                "Frames are x, y, width and height in points, in the superview's coordinates, rounded to pixels.",
                "Storyboards and xibs are laid out for the device that the file names, or for the one that you name. "
                    + "JSON output has one line per file, with one object. With --check, the exit status is 1 if a frame "
                    + "differs from the stored one.",
            ],
            sections: Selectors.sections() + [OptionSection([format, constraints, check])],
            exclusive: Selectors.exclusive, operands: [Selectors.screens],
            examples: [
                Command.Example("layoutsim frames Main.storyboard --device iphone-5", "All scenes on a small phone."),
                Command.Example("layoutsim frames --check", "The views here that Xcode would call misplaced."),
                Command.Example(
                    "layoutsim frames --width 320 --longest",
                    "A tree of views with lines of text, and the broken constraints."),
                Command.Example("layoutsim frames layout-diagram --format json", "The same for other tools."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let words = try invocation.subjects(Selectors.screens)
        guard words.contains(where: FileSelectors.isFile) else {
            guard words.count < 2 else { throw invocation.error(.unexpectedOperand(words[1])) }
            return try runBuiltIn(words.first, invocation)
        }
        let output: FileFrames.Output = invocation[check] ? .check : invocation[format] == .json ? .json : .text
        let frames = FileFrames(
            request: try invocation.fileRequest(devices: .embedded), output: output,
            showsConstraints: invocation[constraints])
        return try frames.run(words)
    }

    private static func runBuiltIn(_ name: String?, _ invocation: Invocation) throws -> ExitStatus {
        let app = try BadgeApp(invocation)
        let screen = try invocation.builtInScreen(named: name)
        let renderer = app.renderer
        let layout = renderer.layout(app.screen(screen, on: try invocation.viewport(devices: .embedded)))
        switch invocation[format] ?? .text {
        case .text:
            let lines = renderer.frameLines(layout, showsConstraints: invocation[constraints])
            try StandardStream.output.write(lines.map { $0 + "\n" }.joined())
        case .json: try StandardStream.output.write(json(layout).description + "\n")
        }
        try renderer.writeWarnings()
        return .fine
    }

    /// Returns an object on one line, as for an Interface Builder file.
    private static func json(_ layout: Layout) -> JSON {
        ["file": .string(layout.screen.name), "roots": [LayoutJSON.root(layout)], "error": nil]
    }
}

extension Renderer {
    /// Returns the tree of frames, broken or all constraints, and the audit findings.
    func frameLines(_ layout: Layout, showsConstraints: Bool) -> [String] {
        let document = document(layout)
        let broken = layout.brokenConstraints.filter { $0.source != .hugging && $0.source != .stack }.map {
            "  \($0.text)  \($0.outcome)"
        }
        let all = ["constraints"] + document.constraints.map { "  \($0.text)  \($0.outcome)" }
        return document.tree + (showsConstraints ? all : broken.isEmpty ? [] : ["gave way"] + broken)
            + (document.audits.isEmpty ? [] : ["audits"] + document.audits.map { "  \($0)" })
    }
}
