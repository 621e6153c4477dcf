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
import LayoutSimSizes
import LayoutSimViewTree

/// `layoutsim sizes`: for which windows a screen breaks.
enum SizesCommand {
    private static let files = Operand(
        "FILE", .oneOrMore, completion: .files, help: "storyboards and xibs")
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
            "sizes", summary: "find the sizes of windows for which a screen breaks",
            discussion: [
                "Goes along all widths from one change of the layout to the next: where other constraints decide, a text breaks "
                    + "elsewhere, or a margin is another. Between them every frame is linear in the width, so that faults are "
                    + "found for all widths ('proven'). Where that cannot be told, each whole point is looked at.",
                "The exit status is 1 if there are faults. JSON output has one line per file, with one object.",
            ],
            sections: [
                OptionSection("windows", [width, height, device, Selectors.scale, Selectors.appearance]),
                ReaderSelectors.section, FileSelectors.section, OptionSection([format]),
            ],
            operands: [files],
            examples: [
                Command.Example("layoutsim sizes Main.storyboard", "Each fault with the widths that have it."),
                Command.Example(
                    "layoutsim sizes Main.storyboard --width 320...440 --height 667 --format json",
                    "The same for other tools."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let viewport = try DeviceCatalog.embedded.device(named: invocation[device] ?? usualDevice).viewport(.portrait)
        let request = try invocation.fileRequest(on: viewport)
        let line = SizeLine(
            widths: invocation[width] ?? 320...1400, height: invocation[height] ?? viewport.size.height)
        return try FileSizes(request: request, line: line, output: invocation[format] ?? .text)
            .run(invocation.all(files))
    }
}
