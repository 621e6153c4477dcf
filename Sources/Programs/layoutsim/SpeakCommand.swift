import LayoutSimArguments
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSpeech
import LayoutSimViewTree

/// The command `layoutsim speak`, which prints what VoiceOver would say about a screen.
enum SpeakCommand {
    private static let picture = Option<String>(
        "output", short: "o", .file("FILE.png"), help: "also draw the screen with the frames of its elements, numbered")
    private static let format = Option<OutputFormat>(
        "format", .choice(), help: "text (default) or JSON, a line with an object for each screen")

    static let subcommand = Subcommand(
        command: Command(
            "speak", summary: "print what VoiceOver would say",
            discussion: [
                "Each element of a screen in the order in which VoiceOver goes through it: its label, value, traits and hint. "
                    + "Texts are in --language, traits in English. An element without any text is '(nothing)'.",
                "-o draws the frames of the elements with the numbers of their lines; items of bars have none.",
            ],
            sections: Selectors.sections() + [OptionSection([picture, format])],
            exclusive: Selectors.exclusive, operands: [Selectors.screens],
            examples: [
                Command.Example("layoutsim speak Main.storyboard --scene SignIn --language de", "A scene in German."),
                Command.Example(
                    "layoutsim speak Main.storyboard -o spoken.png", "With an image that shows where each line is read."
                ),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let words = try invocation.subjects(Selectors.screens)
        let path = invocation[picture]
        let format = invocation[format] ?? .text
        if words.contains(where: FileSelectors.isFile) {
            let request = try invocation.fileRequest(devices: .embedded)
            return try SpokenFiles(request: request, picture: path, format: format).run(words)
        }
        guard words.count < 2 else { throw invocation.error(.unexpectedOperand(words[1])) }
        let app = try BadgeApp(invocation)
        let screen = app.screen(
            try invocation.builtInScreen(named: words.first), on: try invocation.viewport(devices: .embedded))
        let spoken = SpokenLayout(name: screen.name, layout: app.renderer.layout(screen), renderer: app.renderer)
        try StandardStream.output.write(spoken.said(in: format))
        try path.map { try File($0).write(spoken.picture(file: $0)) }
        try app.renderer.writeWarnings()
        return .fine
    }
}
