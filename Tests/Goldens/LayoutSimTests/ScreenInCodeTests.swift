import LayoutSim
import Testing

@Suite struct ScreenInCodeTests {
    @Test func `a screen of a user's own needs one import`() throws {
        let title = View.label(
            "title", TextContent("Hello", font: .system(size: 22), alignment: .center, numberOfLines: 0))
        let view = View("view", backgroundColor: .white, subviews: [title])
        let screen = try Screen(
            name: "hello", viewport: DeviceCatalog.embedded.device(named: "iphone-6").viewport(.portrait),
            root: view,
            constraints: [
                title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                title.heightAnchor.constraint(lessThanOrEqualToConstant: 60).withPriority(750),
            ])
        let renderer = try Renderer()
        let layout = renderer.layout(screen)
        #expect(layout["title"]?.frame == Rect(x: 16, y: 320.5, width: 343, height: 26.5))
        #expect(renderer.document(layout).audits == [])
    }

    @Test func `an id that two views have is an error that a user can catch`() throws {
        let view = View("view", subviews: [View("title"), View("title")])
        let viewport = try DeviceCatalog.embedded.device(named: "iphone-6").viewport(.portrait)
        #expect(throws: ScreenError.duplicateView(id: "title", firstPath: "view/title", secondPath: "view/title")) {
            try Screen(name: "hello", viewport: viewport, root: view, constraints: [])
        }
    }

    @Test func `a device that is not in the catalog is an error that a user can catch`() {
        #expect(throws: DeviceError.unknownDevice(name: "iphone-66", suggestion: "iphone-6")) {
            try DeviceCatalog.embedded.device(named: "iphone-66")
        }
    }
}
