import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimDrawing
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimJSON
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSpeech
import LayoutSimViewTree

/// What VoiceOver says about a layout, and an image of it.
struct SpokenLayout {
    var name: String
    var layout: Layout
    var renderer: Renderer

    /// Returns the whole text in a format.
    func said(in format: OutputFormat) -> String {
        switch format {
        case .text: text
        case .json: "\(json)\n"
        }
    }

    /// The screen, its device and its elements, in the format of `layoutsim speak --format json`.
    private var json: JSON {
        [
            "screen": .string(name), "device": .string(layout.screen.viewport.label),
            "elements": .array(
                SpokenScreen(layout).elements.map { element in
                    element.json(line: element.position.flatMap { layout.views[$0].view.source.line })
                }),
        ]
    }

    /// The name and a numbered line for each element.
    var text: String {
        let lines = SpokenScreen(layout).lines.enumerated().map { "  \($0 + 1). \($1)" }
        return (["\(name) on \(layout.screen.viewport.label)"] + (lines.isEmpty ? ["  (nothing)"] : lines))
            .map { $0 + "\n" }.joined()
    }

    /// Returns the screen with the numbered frames of the elements as PNG data.
    func picture(file: String) throws -> [UInt8] {
        try renderer.pngData(
            renderer.displayList(layout, numbering: SpokenScreen(layout).elements.map(\.frame)), file: file)
    }
}

/// What VoiceOver would say about the scenes of files, in the order of the files.
struct SpokenFiles: Sendable {
    var request: InterfaceBuilderRequest
    /// The path for the image of the first scene.
    var picture: String?
    var format: OutputFormat

    func run(_ paths: [String]) throws -> ExitStatus {
        var isDrawn = false
        return try FileRun(paths) { path, renderers in
            try MomentName(path).checkKind()
            if RecordedTree.isNamed(path) {
                let tree = try RecordedTree(contentsOf: path)
                let spoken = SpokenLayout(name: tree.screen.name, layout: tree.layout, renderer: tree.renderer)
                return ((spoken.said(in: format), try picture.map(spoken.picture)), FileNotes())
            }
            let assembly = try SceneAssembly(contentsOf: path, for: request, with: renderers)
            let spoken = try assembly.screens().filter(\.hasExtent).map { screen in
                SpokenLayout(
                    name: "\(path): \(screen.name)", layout: assembly.renderer.layout(screen.screen),
                    renderer: assembly.renderer)
            }
            let notes = FileNotes(messages: assembly.warnings.map(\.description))
            let text = spoken.map { $0.said(in: format) }.joined()
            return ((text, try picture.flatMap { try spoken.first?.picture(file: $0) }), notes)
        }.forEach { _, result, _ in
            guard let (text, png) = result else { return }
            try StandardStream.output.write(text)
            guard !isDrawn, let picture, let png else { return }
            try File(picture).write(png)
            isDrawn = true
        }
    }
}
