import LayoutSimDevices
import LayoutSimGeometry
import Testing

@Suite struct WindowTests {
    @Test(arguments: [("iphone-6", 320.0), ("iphone-6", 900), ("iphone-16-pro-max", 1400)])
    func `the width of a phone's window is compact however wide it is`(name: String, width: Double) throws {
        let window = try DeviceCatalog.embedded.device(named: name)
            .window(of: Size(width: width, height: 700), .portrait)
        #expect(window.horizontalSizeClass == .compact)
        #expect(window.size == Size(width: width, height: 700))
    }

    @Test(arguments: [
        ("iphone-duo-inner", Orientation.portrait, 668.0, SizeClass.compact),
        ("iphone-duo-inner", .portrait, 669, .regular),
        ("iphone-6-plus", .landscape, 735, .compact), ("iphone-6-plus", .landscape, 736, .regular),
    ])
    func `a phone's window is regular where it takes the width of a regular screen`(
        name: String, orientation: Orientation, width: Double, sizeClass: SizeClass
    ) throws {
        let window = try DeviceCatalog.embedded.device(named: name)
            .window(of: Size(width: width, height: 600), orientation)
        #expect(window.horizontalSizeClass == sizeClass)
    }

    @Test(arguments: [(320.0, SizeClass.compact), (639, .compact), (678, .regular), (1024, .regular)])
    func `a tablet's window is regular where half the largest screen is`(width: Double, sizeClass: SizeClass) throws {
        let window = try DeviceCatalog.embedded.device(named: "ipad-pro-12-9-3")
            .window(of: Size(width: width, height: 700), .portrait)
        #expect(window.horizontalSizeClass == sizeClass)
        #expect(window.verticalSizeClass == .regular)
    }
}
