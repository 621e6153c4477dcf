import LayoutSimTesting
import Testing

@Suite struct RotationTests {
    private struct Refusal: Error {}

    private func screen(on viewport: Viewport, picture: String? = nil) throws -> Screen {
        let box = picture.map { name in
            View.imageView("box", Image(.file(name), size: Size(width: 9, height: 9), intrinsicSize: nil))
        }
        return try Screen(
            name: "turned", viewport: viewport, root: View("view", subviews: [box ?? View("box")]), constraints: [])
    }

    @Test func `a screen is made for the device, for it turned, and for it again`() throws {
        let viewport = try Matrix(devices: ["iphone-5"])[0].viewport
        var orientations: [Orientation] = []
        try expectRotationChangesNothing(on: viewport) { viewport in
            orientations.append(viewport.orientation)
            return try screen(on: viewport)
        }
        #expect(orientations == [.portrait, .landscape, .portrait])
    }

    @Test func `an error of the screen stays as it is`() throws {
        let viewport = try Matrix(devices: ["iphone-5"])[0].viewport
        #expect(throws: Refusal.self) { try expectRotationChangesNothing(on: viewport) { _ in throw Refusal() } }
    }

    @Test func `an unknown device and a damaged picture are golden errors`() throws {
        var viewport = try Matrix(devices: ["iphone-5"])[0].viewport
        #expect(throws: GoldenError.self) {
            try expectRotationChangesNothing(on: viewport) { try screen(on: $0, picture: "README.md") }
        }
        viewport.deviceName = "iphone-66"
        #expect(throws: GoldenError.self) {
            try expectRotationChangesNothing(on: viewport, screen: { try screen(on: $0) })
        }
    }
}
