import LayoutSimArguments
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

/// The command `layoutsim screens`, which draws the view controllers and storyboard scenes of a package on a sheet.
enum ScreensCommand {
    private static let output = Option<String>(
        "output", short: "o", .file("FILE.png"), help: "where to write; a folder gets a picture of each screen")
    private static let folder = Operand(
        "FOLDER", .optional, completion: .files, help: "a package written for iOS, or an app (default: the one here)")
    private static let language = Option<String>(
        "language", .text("CODE"), help: "the user's language, such as de (default en)")
    private static let system = Option<String>("ios", .text("VERSION"), help: "the system's version (default 26.0)")

    static let subcommand = Subcommand(
        command: Command(
            "screens", summary: "draw all controllers and scenes of a package",
            discussion: [
                "Every view controller that can be created without arguments, and every scene of a storyboard, is drawn on one contact "
                    + "sheet; a view controller with a scene is drawn as in the scene. What could not be drawn is "
                    + "listed with the reason: arguments that an initializer needs, an exception, or what the compiler "
                    + "says. Each screen is created in a process of its own, as the root of a window; no app code runs "
                    + "before it. A screen whose code ends the process is drawn once more after the app's launch.",
                "In the folder of an Xcode project, what 'layoutsim swift init' writes is written first. "
                    + "The exit status is 1 if a screen crashed.",
            ],
            sections: [
                OptionSection(
                    "device", [Selectors.width, Selectors.device, Selectors.landscape, Selectors.appearance, system]),
                OptionSection("reader", [ReaderSelectors.contentSize, language, ReaderSelectors.rightToLeft]),
                OptionSection([output]),
            ],
            exclusive: Selectors.exclusive, operands: [folder],
            examples: [
                Command.Example("layoutsim screens", "Those of the package here, on the newest iPhone."),
                Command.Example(
                    "layoutsim screens App --width 320 --language de -o small.png",
                    "Those of a package elsewhere, on a small phone in German."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let destination = invocation.destination(output)
        let package = try SwiftPackage(orProjectAt: invocation.all(folder).first)
        try FollowedProject(in: package.root)?.follow()
        let device = try variables(invocation, project: ProjectDefaults(in: package.root))
        let build = try ScreenBuild(path: package.root)
        let drawing = ScreenDrawing(
            command: [build.program], folder: build.pictures, variables: build.variables.merging(device) { $1 })
        var sheet = ScreenSheet(name: build.name, destination: destination)
        var omissions = build.omissions
        try drawing.draw(build.screens) { screen, outcome in
            switch outcome {
            case .picture(let path, let notes): try sheet.add(screen, path, notes)
            case .omission(let omission): omissions.append(omission)
            }
        }
        try StandardStream.output.write(build.sampleNotes)
        try StandardStream.output.write(omissions.map { $0.line + "\n" }.joined())
        try StandardStream.error.write(build.faults)
        let count = build.screens.count + build.omissions.count
        if count == 0 { throw SwiftError(.noScreens(invocation.all(folder).first ?? ".")) }
        try sheet.write(of: count)
        return omissions.contains(where: \.isFault) ? .findings : .fine
    }

    /// Returns the environment variables that describe the device; says what was taken from a project.
    private static func variables(_ invocation: Invocation, project: ProjectDefaults?) throws -> [String: String] {
        let devices = DeviceCatalog.embedded
        let named =
            try invocation[Selectors.device].map(devices.device(named:))
            ?? invocation[Selectors.width].map(devices.device(of:))
        var showing = try project?.showing(on: named) ?? ProjectDefaults.Showing()
        var taken = showing
        if invocation[Selectors.landscape] { (showing.isLandscape, taken.isLandscape) = (true, false) }
        if let appearance = invocation[Selectors.appearance] {
            (showing.isDark, taken.isDark) = (appearance == .dark, false)
        }
        if let language = invocation[language] { (showing.language, taken.language) = (language, nil) }
        if let project, !taken.words.isEmpty { try StandardStream.error.write(project.note(taken.words)) }
        if let named { showing.device = named }
        var variables = showing.variables
        variables["LAYOUTSIM_IOS"] = invocation[system]
        variables["LAYOUTSIM_MAIN_STORYBOARD"] = project?.mainStoryboard
        let traits = [
            variables["LAYOUTSIM_TRAITS"], invocation[ReaderSelectors.rightToLeft] ? "rtl" : nil,
            invocation[ReaderSelectors.contentSize]?.rawValue,
        ]
        variables["LAYOUTSIM_TRAITS"] = traits.compactMap(\.self).joined(separator: " ")
        return variables
    }
}
