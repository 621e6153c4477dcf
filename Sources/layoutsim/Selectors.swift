import LayoutSimText
import LayoutSimArguments
import LayoutSimCatalogue
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree

/// The options that pick a screen, a device and contents, shared by all commands that lay out.
enum Selectors {
    static let screen = Operand(
        "SCREEN|FILE", .optional, completion: .wordsOrFiles(BuiltInScreen.allCases.map(\.rawValue)),
        help: "badge-detail (default), layout-diagram, control-gallery, or a storyboard or xib")

    static let width = Option<WidthPreset>("width", .choice(), help: "320x568, 375x667 or 414x736 points (default 375)")
    static let device = Option<String>("device", .text("NAME"), help: "a device by name; see 'layoutsim devices'")
    static let landscape = Flag("landscape", help: "turn the device")
    static let scale = Option<Double>("scale", .number(in: 0.25...8), help: "pixels a point, instead of the device's")
    static let era = Option<FontEra>("era", .choice(), help: "the system font of which year (default 2015)")

    static let appearance = Option<Appearance>(
        "appearance", .choice(), help: "the system's and the file's colours: light (default) or dark")

    static let longest = Flag("longest", help: "the longest title and description, by measure")
    static let title = Option<String>("title", .text(), help: "this title")
    static let description = Option<String>("description", .text(), help: "this description")
    static let badges = Option<String>("badges", .file(), help: "badges from an answer of the badges API")
    static let image = Option<String>("image", .file("FILE.png"), help: "this picture instead of the badge's patch")
    static let layoutModel = Option<String>(
        "layout-model",
        .text("MODEL", completion: .wordsOrFiles(BadgeLayoutModel.named.map(\.name))),
        help: "design (default), shipped, or a JSON file of constants")
    static let cyanHeight = Option<Double>(
        "cyan-height", .number("POINTS", in: 0...10_000), help: "the layout diagram's title (default 60)")
    static let magentaHeight = Option<Double>(
        "magenta-height", .number("POINTS", in: 0...10_000), help: "the layout diagram's description (default 64)")

    static let sections = sections(device: device)

    /// The sections with another option for devices, such as one that may be repeated.
    static func sections(device: any CommandOption) -> [OptionSection] {
        [
            OptionSection("device", [width, device, landscape, scale, era, appearance]),
            OptionSection(
                "contents", [longest, title, description, badges, image, layoutModel, cyanHeight, magentaHeight]),
        ]
    }

    static let exclusive: [[any CommandOption]] = [[width, device]]
}

extension Invocation {
    /// The screen and its device and contents, as the options say.
    func screenRequest(named name: String?, devices: DeviceCatalogue) throws -> ScreenRequest {
        try screenRequest(name.map(builtInScreen(named:)) ?? .badgeDetail, on: viewport(devices: devices))
    }

    /// A screen on a device with the contents that the options say.
    func screenRequest(_ screen: BuiltInScreen, on viewport: Viewport) throws -> ScreenRequest {
        var request = ScreenRequest(viewport: viewport)
        request.screen = screen
        request.content = self[Selectors.longest] ? .longest : .typical
        request.title = self[Selectors.title]
        request.description = self[Selectors.description]
        request.appearance = self[Selectors.appearance] ?? .light
        request.layoutModel = try layoutModel()
        request.cyanHeight = self[Selectors.cyanHeight] ?? request.cyanHeight
        request.magentaHeight = self[Selectors.magentaHeight] ?? request.magentaHeight
        return request
    }

    /// The badges of the file that was named, or the program's own.
    func badges() throws -> BadgeCatalogue {
        try self[Selectors.badges].map { try BadgeCatalogue(contentsOf: File($0)) } ?? .embedded
    }

    /// The renderer with the fonts that were asked for.
    func renderer() throws -> Renderer {
        try Renderer(era: self[Selectors.era] ?? .y2015)
    }

    /// The picture that was named, made known to the renderer.
    func image(for renderer: Renderer) throws -> Image? {
        guard let path = self[Selectors.image] else { return nil }
        let picture = try Bitmap(png: File(path).contents(), file: path)
        renderer.add(picture, named: path)
        let size = Size(width: Double(picture.width), height: Double(picture.height))
        return Image(.file(path), size: size, intrinsicSize: nil)
    }

    func builtInScreen(named name: String) throws -> BuiltInScreen {
        if let screen = BuiltInScreen(rawValue: name) { return screen }
        let names = BuiltInScreen.allCases.map(\.rawValue)
        throw error(.invalidValue(subject: "SCREEN", value: name, problem: .notAChoice(name, among: names)))
    }

    private func viewport(devices: DeviceCatalogue) throws -> Viewport {
        let device =
            try self[Selectors.device].map(devices.device(named:))
            ?? devices.device(of: self[Selectors.width] ?? .points375)
        var viewport = device.viewport(self[Selectors.landscape] ? .landscape : .portrait)
        viewport.scale = self[Selectors.scale] ?? viewport.scale
        return viewport
    }

    private func layoutModel() throws -> BadgeLayoutModel {
        guard let name = self[Selectors.layoutModel] else { return .design }
        if let named = BadgeLayoutModel.named.first(where: { $0.name == name }) { return named.model }
        guard name.contains(".") || name.contains("/") || File(name).exists else {
            let names = BadgeLayoutModel.named.map(\.name)
            let suggestion = Suggestion.nearest(to: name, among: names)
            throw error(
                .invalidValue(
                    subject: Selectors.layoutModel.specification.longForm, value: name,
                    problem: .notAChoice(names + ["a JSON file"], suggestion: suggestion)))
        }
        return try BadgeLayoutModel(contentsOf: File(name))
    }
}
