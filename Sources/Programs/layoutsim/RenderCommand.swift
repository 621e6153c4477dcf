import LayoutSimDrawing
import LayoutSimArguments
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering

/// The command `layoutsim render`, which draws a screen, or all variants of a screen, as a PNG.
enum RenderCommand {
    private static let output = Option<String>(
        "output", short: "o", .file("FILE.png"),
        help: "where to write; '-' is standard output, and a folder gets a picture of each scene")
    private static let overlay = Flag("overlay", help: "draw frames and constraints over the picture")
    private static let all = Flag("all", help: "all variants on one contact sheet")
    private static let badge = OptionSection(BadgeOptions.section.heading, BadgeOptions.section.options + [all])

    static let subcommand = Subcommand(
        command: Command(
            "render", summary: "draw a screen as a PNG",
            discussion: [
                "Without -o, a picture of each file is written to the working folder, named after the file or variant. "
                    + "All scenes of a storyboard go on one contact sheet, with '-o FILE.png' those of several files; "
                    + "'-o FOLDER/' writes a picture of each instead."
            ],
            sections: Selectors.sections(badge: badge) + [OptionSection([output, overlay])],
            exclusive: Selectors.exclusive, operands: [Selectors.screens],
            examples: [
                Command.Example(
                    "layoutsim render Main.storyboard --device iphone-5 --landscape",
                    "All scenes of a storyboard, on a contact sheet if there is more than one."),
                Command.Example("layoutsim render -o pictures/", "A picture of each scene in this folder."),
                Command.Example("layoutsim render --width 414 --longest", "The longest texts on a 414-point phone."),
                Command.Example(
                    "layoutsim render badge-detail --device iphone-4s --landscape --overlay -o small.png",
                    "A small phone in landscape, with the broken constraints."),
                Command.Example(
                    "layoutsim render layout-diagram --cyan-height 150", "The layout strategy as rectangles."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let words = try invocation.subjects(Selectors.screens)
        if words.contains(where: FileSelectors.isFile) {
            return try FileRendering(
                request: try invocation.fileRequest(devices: .embedded), overlay: invocation[overlay],
                destination: invocation.destination(output)
            ).run(words)
        }
        guard words.count < 2 else { throw invocation.error(.unexpectedOperand(words[1])) }
        let app = try BadgeApp(invocation)
        let screen = try invocation.builtInScreen(named: words.first)
        let picture =
            invocation[all]
            ? try app.sheet(screen, overlay: invocation[overlay])
            : app.picture(screen, on: try invocation.viewport(devices: .embedded), overlay: invocation[overlay])
        return try write(picture, app.renderer, invocation)
    }

    private static func write(_ picture: Picture, _ renderer: Renderer, _ invocation: Invocation) throws -> ExitStatus {
        let path = invocation[output] ?? picture.name
        let png = try renderer.pngData(picture.list, file: path)
        let isPiped = path == "-"
        let messages = isPiped ? StandardStream.error : .output
        if isPiped { try StandardStream.output.write(png) } else { try File(path).write(png) }
        let pixels = "\(picture.list.pixelWidth)x\(picture.list.pixelHeight) pixels"
        try messages.write((picture.notes + ["wrote \(path), \(pixels)"]).map { $0 + "\n" }.joined())
        try renderer.writeWarnings()
        return .fine
    }
}
