import LayoutSimArguments
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree

/// `layoutsim frames`: where every view lies.
enum FramesCommand {
    private static let format = Option<OutputFormat>("format", .choice(), help: "text (default) or JSON")

    static let subcommand = Subcommand(
        command: Command(
            "frames", summary: "print the frames of every view",
            discussion: [
                "Frames are x, y, width and height in points, in the superview's coordinates, on the device's pixels."
            ],
            sections: Selectors.sections + [OptionSection([format])], exclusive: Selectors.exclusive,
            operands: [Selectors.screen],
            examples: [
                Command.Example(
                    "layoutsim frames --width 320 --longest", "A tree with texts by line and what gave way."),
                Command.Example("layoutsim frames layout-diagram --format json", "The same for other tools."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let renderer = try invocation.renderer()
        var request = try invocation.screenRequest(devices: .embedded)
        request.image = try invocation.image(for: renderer)
        let layout = renderer.layout(
            request.screen(badges: try invocation.badges(), measure: renderer.extent).screen)
        switch invocation[format] ?? .text {
        case .text: try StandardStream.output.write(text(layout, renderer))
        case .json: try StandardStream.output.write(json(layout).description + "\n")
        }
        try renderer.writeWarnings()
        return .fine
    }

    private static func text(_ layout: Layout, _ renderer: Renderer) -> String {
        let document = renderer.document(layout)
        let broken = layout.brokenConstraints.filter { $0.source != .hugging && $0.source != .stack }.map {
            "  \($0.text)  \($0.result)"
        }
        let lines =
            document.tree + (broken.isEmpty ? [] : ["gave way"] + broken)
            + (document.audits.isEmpty ? [] : ["audits"] + document.audits.map { "  \($0)" })
        return lines.map { $0 + "\n" }.joined()
    }

    /// One object on one line, as for a file of Interface Builder.
    private static func json(_ layout: Layout) -> JSON {
        let frames = layout.views.map { placed in
            let frame = placed.frame
            return JSON.Member(
                placed.view.id, .array([frame.minX, frame.minY, frame.width, frame.height].map(JSON.number)))
        }
        let diagnostics = layout.diagnostics.map { diagnostic -> JSON in
            [
                "kind": .string(diagnostic.kind.rawValue), "message": .string(diagnostic.message),
                "views": .array(diagnostic.views.map(JSON.string)),
            ]
        }
        let root: JSON = [
            "id": .string(layout.screen.root.id), "frames": .object(frames), "diagnostics": .array(diagnostics),
        ]
        return ["file": .string(layout.screen.name), "roots": [root], "error": nil]
    }
}
