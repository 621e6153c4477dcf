import LayoutSimArguments
import LayoutSimAudits
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimJSON
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimScreens
import LayoutSimSizes
import LayoutSimViewTree

/// `layoutsim sizes`: the window widths at which a screen breaks.
enum SizesCommand {
    private static let subjects = Operand(
        "SCREEN|FILE", .any, completion: .wordsOrFiles(BadgeApp.screenNames),
        help: "badge-detail (default), another built-in screen, or storyboards and xibs")
    private static let width = Option<ClosedRange<Double>>(
        "width", .range(in: 1...10_000), help: "the widths of the windows in points (default 320...1400)")
    private static let height = Option<Double>(
        "height", .number(in: 1...10_000), help: "the height of the windows in points (default: the device's)")
    private static let device = Option<String>(
        "device", .text("NAME"), help: "whose bars, pixels and size classes the windows have (default \(usualDevice))")
    private static let format = Option<OutputFormat>("format", .choice(), help: "text (default) or JSON")

    private static let usualDevice = "iphone-6"

    static let subcommand = Subcommand(
        command: Command(
            "sizes", summary: "find the window widths at which a screen breaks",
            discussion: [
                "Goes through all widths from one change of the layout to the next: where other constraints decide, a text breaks "
                    + "at another word, or a margin changes. In between, every edge moves linearly with the width, so that no fault is "
                    + "missed ('proven'). Where that cannot be told, the screen is laid out at every whole point.",
                "The exit status is 1 if there are faults. JSON output has one line per file, with one object.",
            ],
            sections: [
                OptionSection(
                    "windows", [width, height, device, Selectors.scale, Selectors.era, Selectors.appearance]),
                BadgeOptions.section,
                ReaderSelectors.section, FileSelectors.section, OptionSection([format]),
            ],
            operands: [subjects],
            examples: [
                Command.Example("layoutsim sizes Main.storyboard", "Each fault with the widths at which it occurs."),
                Command.Example(
                    "layoutsim sizes badge-detail --longest", "The same for the badge with its longest texts."),
                Command.Example(
                    "layoutsim sizes Main.storyboard --width 320...440 --height 667 --format json",
                    "The same for other tools."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        var viewport = try DeviceCatalog.embedded.device(named: invocation[device] ?? usualDevice).viewport(.portrait)
        if let scale = invocation[Selectors.scale] { viewport.scale = scale }
        let line = SizeLine(
            widths: invocation[width] ?? 320...1400, height: invocation[height] ?? viewport.size.height)
        let output = invocation[format] ?? .text
        let names = invocation.all(subjects)
        if names.contains(where: FileSelectors.isFile) {
            let request = try invocation.fileRequest(on: viewport)
            return try FileSizes(request: request, line: line, output: output).run(names)
        }
        guard names.count < 2 else { throw invocation.error(.unexpectedOperand(names[1])) }
        let app = try BadgeApp(invocation)
        let screen = try invocation.builtInScreen(named: names.first)
        let sizes = try ScreenSizes(app: app, screen: screen, viewport: viewport, line: line).report()
        try StandardStream.output.write(output.text(of: [sizes], in: screen.rawValue))
        try app.renderer.writeWarnings()
        return sizes.report.faults.isEmpty ? .fine : .findings
    }
}
