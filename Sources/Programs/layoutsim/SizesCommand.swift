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

/// The command `layoutsim sizes`, which reports the window widths at which a screen breaks.
enum SizesCommand {
    private static let subjects = Operand(
        Selectors.screens.placeholder, .any, completion: Selectors.screens.completion,
        help: "storyboards and xibs (default: those of this folder, or else the built-in badge-detail)")
    private static let width = Option<ClosedRange<Double>>(
        "width", .range(in: 1...10_000), help: "the widths of the windows in points (default 320...1400)")
    private static let height = Option<ClosedRange<Double>>(
        "height", .range(in: 1...10_000),
        help: "their height, such as 667, or heights, such as 480...1400 (default: the device's)")
    private static let device = Option<String>(
        "device", .text("NAME"),
        help: "the device whose bars, scale and size classes the windows have (default \(usualDevice))")
    private static let system = Option<Int>(
        "ios", .integer(in: 7...99),
        help: "a version of iOS, such as 18; if it offers only windows of specific sizes, each of them is examined")
    private static let idiom = Option<Idiom>(
        "idiom", .choice(), help: "phone (default) or pad: the devices whose windows are looked at, without --device")
    private static let format = Option<AuditCommand.Format>(
        "format", .choice(), help: "text (default), JSON or SARIF 2.1.0")

    private static let waivers = Option<String>(
        "waivers", .file(),
        help: "the waiver file, which lists intended faults (default: \(AuditWaiver.defaultFile) if it exists)")

    private static let page = Option<String>(
        "page", .file("FILE.html"), help: "also write a page on which the corner of the window can be dragged")
    private static let map = Option<String>(
        "map", .file("FILE.png"), help: "also write a picture of all sizes, with faults in color and devices as dots")
    private static let earlier = Option<String>(
        "against", .file(), help: "the file before a change: reports the effects, and shows it alongside on the page")

    private static let usualDevice = "iphone-6"

    /// A kind of devices.
    private enum Idiom: String, CaseIterable {
        case phone
        case pad

        var usualDevice: String { self == .pad ? "ipad-pro-11" : SizesCommand.usualDevice }

        func has(_ device: Device) -> Bool { device.isTablet == (self == .pad) }
    }

    static let subcommand = Subcommand(
        command: Command(
            "sizes", summary: "find the window widths at which a screen breaks",
            discussion: [
                "Moves through all widths from one layout change to the next: where other constraints become decisive, a text breaks "
                    + "at another word, or a margin changes. In between, every edge moves linearly with the width, so that no fault is "
                    + "missed ('proven'). Where this cannot be proven, the screen is laid out at every whole point.",
                "For files of an Xcode project, its kinds of devices and its oldest system give the defaults.",
                "The exit status is 1 if there are faults. JSON output has one line per file, with one object.",
            ],
            sections: [
                OptionSection(
                    "windows",
                    [width, height, device, system, idiom, Selectors.scale, Selectors.era, Selectors.appearance]),
                ReaderSelectors.section, FileSelectors.section, BadgeOptions.section,
                OptionSection([format, waivers, page, map, earlier]),
            ],
            exclusive: [[device, idiom]], operands: [subjects],
            examples: [
                Command.Example("layoutsim sizes Main.storyboard", "Each fault with the widths at which it occurs."),
                Command.Example(
                    "layoutsim sizes Main.storyboard --height 480...1400",
                    "The same for windows of all heights, too."),
                Command.Example(
                    "layoutsim sizes Main.storyboard --height 480...1400 --page sizes.html --map sizes.png",
                    "The same, interactively: drag the corner of the window."),
                Command.Example(
                    "layoutsim sizes Main.storyboard --width 320...440 --height 667 --format json",
                    "The same for other tools."),
                Command.Example("layoutsim sizes --longest", "The badge with its longest texts."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let project = try takesFiles(invocation) ? ProjectDefaults(of: invocation.subjects(subjects)) : nil
        let windows = try windows(invocation, project)
        var output = SizesOutput(
            format: invocation[format] ?? .text, waivers: try AuditCommand.waivers(named: invocation[waivers]),
            pictures: SizesOutput.Pictures(page: invocation[page], map: invocation[map]))
        let status = try run(invocation, windows, project, &output)
        try output.finish()
        return status == .fine && output.hasFaults ? .findings : status
    }

    /// Returns whether the command looks at files, which are those of a project.
    private static func takesFiles(_ invocation: Invocation) throws -> Bool {
        try invocation.subjects(subjects).contains(where: FileSelectors.isFile)
    }

    private static func windows(_ invocation: Invocation, _ project: ProjectDefaults?) throws -> SizedWindows {
        let idiom = invocation[idiom] ?? (project?.isForTablets == true ? .pad : .phone)
        if let project {
            let isWhole = invocation[system].map(project.fillsTablets) == true
            let words =
                (invocation[Self.device] == nil ? project.words : []) + (isWhole ? [ProjectDefaults.wholeWord] : [])
            if !words.isEmpty { try StandardStream.error.write(project.note(words)) }
        }
        let device = try DeviceCatalog.embedded.device(named: invocation[device] ?? idiom.usualDevice)
        var windows = SizedWindows(
            device: device, scale: invocation[Selectors.scale],
            plane: SizePlane(
                widths: invocation[width] ?? project?.widths ?? 320...1400,
                heights: invocation[height] ?? device.points.height...device.points.height))
        guard let version = invocation[system],
            !WindowSystem(version: version).givesAnySize(on: device)
                || device.isTablet && project?.fillsTablets(on: version) == true
        else { return windows }
        let all = DeviceCatalog.embedded.devices.filter { idiom.has($0) && project?.runs(on: $0) ?? true }
        let devices = invocation[Self.device] == nil ? all : [device]
        let plane = SizePlane(widths: invocation[width] ?? 1...10_000, heights: invocation[height] ?? 1...10_000)
        let given = GivenWindows(
            of: devices, on: WindowSystem(version: version), within: plane
        ) { device, viewport in
            guard let project else { return true }
            let isWhole = viewport.size == device.viewport(viewport.orientation).size
            return project.orientations(on: device).contains(viewport.orientation)
                && (isWhole || !project.fillsTablets(on: version))
        }
        guard !given.viewports.isEmpty else {
            throw invocation.error(
                .invalidValue(
                    subject: "--ios", value: "\(version)",
                    problem: .other(
                        "yields no window to examine; name another system or device, or widen --width and --height")))
        }
        windows.given = given
        for (name, option) in [("page", page), ("map", map), ("against", earlier)] {
            guard let path = invocation[option] else { continue }
            throw invocation.error(
                .invalidValue(
                    subject: "--\(name)", value: path,
                    problem: .other("shows windows of any size, which iOS \(version) does not offer; omit --ios")))
        }
        return windows
    }

    private static func run(
        _ invocation: Invocation, _ windows: SizedWindows, _ project: ProjectDefaults?, _ output: inout SizesOutput
    ) throws -> ExitStatus {
        let names = try invocation.subjects(subjects)
        if names.count > 1, let path = invocation[page] ?? invocation[map] {
            throw invocation.error(
                .invalidValue(
                    subject: "--page or --map", value: path,
                    problem: .other("shows one file; name one storyboard or xib")))
        }
        if names.contains(where: FileSelectors.isFile) {
            let request = try invocation.fileRequest(on: windows.viewport(windows.smallest), project)
            return try FileSizes(request: request, windows: windows, earlier: invocation[earlier]).run(
                names, into: &output)
        }
        guard names.count < 2 else { throw invocation.error(.unexpectedOperand(names[1])) }
        let app = try BadgeApp(invocation)
        let screen = try invocation.builtInScreen(named: names.first)
        try output.tell(
            try ScreenSizes(app: app, screen: screen, windows: windows).file(output.pictures, output.waivers),
            of: screen.rawValue, error: nil)
        try app.renderer.writeWarnings()
        return .fine
    }
}
