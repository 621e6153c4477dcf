import LayoutSimArguments
import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimText
import LayoutSimViewTree

/// The built-in screens with the contents that a command line requests.
///
/// The only place where commands that lay out screens depend on the badge app.
struct BadgeApp {
    /// The names of its screens; the first one is the default.
    static let screenNames = BuiltInScreen.allCases.map(\.rawValue)

    /// The renderer with the requested fonts and image.
    let renderer: Renderer
    private let badges: BadgeCatalog
    private let template: ScreenRequest
    private let reader: ScreenReader

    /// Reads the files that the options name; throws an error for files that cannot be read or parsed.
    init(_ invocation: Invocation) throws {
        renderer = try Renderer(era: invocation[Selectors.era] ?? .y2015)
        reader = ScreenReader(invocation)
        badges = try invocation[BadgeOptions.badges].map { try BadgeCatalog(contentsOf: File($0)) } ?? .embedded
        var template = ScreenRequest(viewport: try DeviceCatalog.embedded.device(of: .points375).viewport(.portrait))
        template.content = invocation[BadgeOptions.longest] ? .longest : .typical
        template.title = invocation[BadgeOptions.title]
        template.description = invocation[BadgeOptions.description]
        template.appearance = invocation[Selectors.appearance] ?? .light
        template.layoutModel = try invocation.layoutModel()
        template.cyanHeight = invocation[BadgeOptions.cyanHeight] ?? template.cyanHeight
        template.magentaHeight = invocation[BadgeOptions.magentaHeight] ?? template.magentaHeight
        template.image = try invocation[BadgeOptions.image].map { [renderer] in try BadgeApp.image($0, renderer) }
        self.template = template
    }

    /// Returns the request for a screen on a device; `content` overrides the requested text length.
    func request(_ screen: BuiltInScreen, on viewport: Viewport, content: ContentLength? = nil) -> ScreenRequest {
        var request = template
        request.screen = screen
        request.viewport = viewport
        request.content = content ?? request.content
        return request
    }

    /// Returns the screen of a request, and the records from which its texts come.
    func requested(_ request: ScreenRequest) -> RequestedScreen {
        var requested = request.screen(badges: badges, measure: renderer.extent)
        requested.screen = reader.read(requested.screen)
        return requested
    }

    /// Returns a screen on a device.
    func screen(_ screen: BuiltInScreen, on viewport: Viewport) -> Screen {
        requested(request(screen, on: viewport)).screen
    }

    /// Reads the image in a file, and adds it to a renderer.
    private static func image(_ path: String, _ renderer: Renderer) throws -> Image {
        let picture = try Bitmap(picture: File(path).contents(), file: path)
        renderer.add(picture, named: path)
        let size = Size(width: Double(picture.width), height: Double(picture.height))
        return Image(.file(path), size: size, intrinsicSize: nil)
    }
}

extension Invocation {
    /// Returns the built-in screen with a name, or the badge detail.
    func builtInScreen(named name: String?) throws -> BuiltInScreen {
        guard let name else { return .badgeDetail }
        if let screen = BuiltInScreen(rawValue: name) { return screen }
        throw error(
            .invalidValue(subject: "SCREEN", value: name, problem: .notAChoice(name, among: BadgeApp.screenNames)))
    }

    fileprivate func layoutModel() throws -> BadgeLayoutModel {
        guard let name = self[BadgeOptions.layoutModel] else { return .design }
        if let named = BadgeLayoutModel.named.first(where: { $0.name == name }) { return named.model }
        guard name.contains(".") || name.contains("/") || File(name).exists else {
            let names = BadgeLayoutModel.named.map(\.name)
            let suggestion = Suggestion.nearest(to: name, among: names)
            throw error(
                .invalidValue(
                    subject: BadgeOptions.layoutModel.specification.longForm, value: name,
                    problem: .notAChoice(names + ["a JSON file"], suggestion: suggestion)))
        }
        return try BadgeLayoutModel(contentsOf: File(name))
    }
}
