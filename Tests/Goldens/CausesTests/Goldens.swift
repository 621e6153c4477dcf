import LayoutSimText
import LayoutSimDocuments
import LayoutSimCatalog
import LayoutSimCauses
import LayoutSimDevices
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree

/// Goldens and reports created in memory with one renderer.
struct Goldens {
    let renderer: Renderer
    let badges: BadgeCatalog
    let devices: DeviceCatalog

    init() throws {
        renderer = try Renderer()
        badges = try .embedded
        devices = .embedded
    }

    /// Returns a badge screen on a phone.
    func screen(
        _ screen: BuiltInScreen = .badgeDetail, on phone: String = "iphone-6", _ orientation: Orientation = .portrait,
        longest: Bool = false, change: (inout ScreenRequest) -> Void = { _ in }
    ) throws -> Screen {
        var request = ScreenRequest(viewport: try devices.device(named: phone).viewport(orientation))
        request.screen = screen
        request.content = longest ? .longest : .typical
        change(&request)
        return request.screen(badges: badges, measure: renderer.extent).screen
    }

    /// Returns the tree as read from a file.
    func golden(_ screen: Screen) throws -> LayoutDocument {
        try LayoutDocument(parsing: renderer.document(renderer.layout(screen)).description)
    }

    func pixelHash(_ screen: Screen) throws -> ContentHash {
        try renderer.pixelHash(renderer.displayList(renderer.layout(screen)))
    }

    /// Returns the reasons why the second screen differs from the first; pixels are compared on request.
    func report(
        from old: Screen, to new: Screen, named name: String = "screen/variant", withPicture: Bool = false
    ) throws -> CauseReport {
        var variant = ChangedVariant(name: name, golden: try golden(old), screen: new)
        if withPicture, try pixelHash(old) != pixelHash(new) {
            let picture = try renderer.bitmap(renderer.displayList(renderer.layout(old)))
            variant.picture = PictureChange(goldenHash: picture.pixelHash, golden: picture, regions: [])
        }
        return try CauseSearch(renderer: renderer).report(on: variant)
    }
}

extension Screen {
    /// Returns the screen with one of its views changed.
    func changing(_ id: String, _ body: (inout View) -> Void) -> Screen {
        var screen = self
        screen.root.change(id, body)
        return screen
    }
}

extension View {
    fileprivate mutating func change(_ id: String, _ body: (inout View) -> Void) {
        if self.id == id { body(&self) }
        for place in subviews.indices { subviews[place].change(id, body) }
    }

    /// Changes the text of a label.
    mutating func changeText(_ body: (inout TextContent) -> Void) {
        guard case .label(var text, let color) = content else { return }
        body(&text)
        content = .label(text, color: color)
    }
}
