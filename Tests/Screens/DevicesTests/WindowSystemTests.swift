import LayoutSimDevices
import LayoutSimGeometry
import Testing

@Suite struct WindowSystemTests {
    /// The widths of windows on iPads with iOS 11: <https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5>; the last two
    /// are from `ViewImageConfig` in swift-snapshot-testing.
    @Test(arguments: [
        ("ipad-9-7", Orientation.portrait, [768.0, 320, 438]), ("ipad-9-7", .landscape, [1024, 320, 507, 694]),
        ("ipad-10-5", .portrait, [834, 320, 504]), ("ipad-10-5", .landscape, [1112, 320, 551, 782]),
        ("ipad-pro-12-9", .portrait, [1024, 375, 639]), ("ipad-pro-12-9", .landscape, [1366, 375, 678, 981]),
        ("ipad-10-2", .portrait, [810, 320, 480]), ("ipad-10-2", .landscape, [1080, 320, 535, 750]),
        ("ipad-pro-11", .portrait, [834, 320, 504]), ("ipad-pro-11", .landscape, [1194, 375, 592, 809]),
    ])
    func `tablets divide their screens`(name: String, orientation: Orientation, widths: [Double]) throws {
        let device = try DeviceCatalog.embedded.device(named: name)
        let windows = WindowSystem(version: 18).windows(of: device).filter { $0.orientation == orientation }
        #expect(windows.map(\.size.width) == widths)
        #expect(Set(windows.map(\.size.height)) == [device.viewport(orientation).size.height])
        #expect(windows.map { $0.horizontalSizeClass == .regular } == widths.map { $0 >= 678 })
    }

    @Test(arguments: [("iphone-6", 8), ("iphone-16-pro", 26), ("ipad-9-7", 8)])
    func `others have their screens alone`(name: String, version: Int) throws {
        let device = try DeviceCatalog.embedded.device(named: name)
        let windows = WindowSystem(version: version).windows(of: device)
        #expect(windows == [device.viewport(.portrait), device.viewport(.landscape)])
    }

    @Test func `a phone that folds has no system before its first`() throws {
        for name in ["iphone-duo", "iphone-duo-inner"] {
            let device = try DeviceCatalog.embedded.device(named: name)
            #expect(WindowSystem(version: 26).windows(of: device).isEmpty)
            #expect(WindowSystem(version: 27).windows(of: device).count == 2)
            #expect(!device.isTablet)
        }
    }

    @Test(arguments: [
        ("iphone-6", 26, false), ("iphone-6", 27, true), ("ipad-9-7", 18, false), ("ipad-9-7", 26, true),
    ])
    func `windows of any size come with a system`(name: String, version: Int, isFree: Bool) throws {
        let device = try DeviceCatalog.embedded.device(named: name)
        #expect(WindowSystem(version: version).givesAnySize(on: device) == isFree)
    }
}
