import LayoutSimDevices
import LayoutSimGeometry
import Testing

@Suite struct EmbeddedDevicesTests {
    struct Row: Sendable {
        var name: String
        var width: Double
        var height: Double
        var scale: Double
        /// Status bar, navigation bar, and the safe area's top, sides and bottom.
        var portrait: [Double]
        var landscape: [Double]
        var interfaceBuilderID: String?
    }

    static let rows = [
        Row(
            name: "iphone-4s", width: 320, height: 480, scale: 2, portrait: [20, 44, 20, 0, 0],
            landscape: [0, 32, 0, 0, 0], interfaceBuilderID: "retina3_5"),
        Row(
            name: "iphone-5", width: 320, height: 568, scale: 2, portrait: [20, 44, 20, 0, 0],
            landscape: [0, 32, 0, 0, 0], interfaceBuilderID: "retina4_0"),
        Row(
            name: "iphone-6", width: 375, height: 667, scale: 2, portrait: [20, 44, 20, 0, 0],
            landscape: [0, 32, 0, 0, 0], interfaceBuilderID: "retina4_7"),
        Row(
            name: "iphone-6-plus", width: 414, height: 736, scale: 3, portrait: [20, 44, 20, 0, 0],
            landscape: [0, 44, 0, 0, 0], interfaceBuilderID: "retina5_5"),
        Row(
            name: "iphone-x", width: 375, height: 812, scale: 3, portrait: [44, 44, 44, 0, 34],
            landscape: [0, 32, 0, 44, 21], interfaceBuilderID: "retina5_9"),
        Row(
            name: "iphone-11", width: 414, height: 896, scale: 2, portrait: [48, 44, 48, 0, 34],
            landscape: [0, 44, 0, 48, 21], interfaceBuilderID: "retina6_1"),
        Row(
            name: "iphone-11-pro-max", width: 414, height: 896, scale: 3, portrait: [44, 44, 44, 0, 34],
            landscape: [0, 44, 0, 44, 21], interfaceBuilderID: "retina6_5"),
        Row(
            name: "iphone-13-mini", width: 375, height: 812, scale: 3, portrait: [50, 44, 50, 0, 34],
            landscape: [0, 32, 0, 50, 21], interfaceBuilderID: nil),
        Row(
            name: "iphone-14", width: 390, height: 844, scale: 3, portrait: [47, 44, 47, 0, 34],
            landscape: [0, 32, 0, 47, 21], interfaceBuilderID: "retina6_0"),
        Row(
            name: "iphone-14-plus", width: 428, height: 926, scale: 3, portrait: [47, 44, 47, 0, 34],
            landscape: [0, 44, 0, 47, 21], interfaceBuilderID: "retina6_7"),
        Row(
            name: "iphone-16", width: 393, height: 852, scale: 3, portrait: [54, 44, 59, 0, 34],
            landscape: [0, 32, 0, 59, 21], interfaceBuilderID: "retina6_12"),
        Row(
            name: "iphone-16-plus", width: 430, height: 932, scale: 3, portrait: [54, 44, 59, 0, 34],
            landscape: [0, 44, 0, 59, 21], interfaceBuilderID: "retina6_72"),
        Row(
            name: "iphone-17-pro", width: 402, height: 874, scale: 3, portrait: [54, 44, 62, 0, 34],
            landscape: [0, 32, 0, 62, 21], interfaceBuilderID: "retina6_3"),
        Row(
            name: "iphone-16-pro-max", width: 440, height: 956, scale: 3, portrait: [54, 44, 62, 0, 34],
            landscape: [0, 44, 0, 62, 21], interfaceBuilderID: "retina6_9"),
        Row(
            name: "iphone-air", width: 420, height: 912, scale: 3, portrait: [54, 44, 68, 0, 34],
            landscape: [0, 44, 20, 68, 29], interfaceBuilderID: nil),
        Row(
            name: "ipad-mini", width: 768, height: 1024, scale: 2, portrait: [20, 44, 20, 0, 0],
            landscape: [20, 44, 20, 0, 0], interfaceBuilderID: nil),
        Row(
            name: "ipad-pro-11", width: 834, height: 1194, scale: 2, portrait: [24, 50, 24, 0, 20],
            landscape: [24, 50, 24, 0, 20], interfaceBuilderID: "ipad11_0rounded"),
    ]

    @Test(arguments: rows) func `a device has the figures that its sources give`(_ row: Row) throws {
        let device = try DeviceCatalog.embedded.device(named: row.name)
        #expect(device.points == Size(width: row.width, height: row.height))
        #expect(device.scale == row.scale)
        #expect(device.interfaceBuilderID == row.interfaceBuilderID)
        for (orientation, expected) in [(Orientation.portrait, row.portrait), (.landscape, row.landscape)] {
            let viewport = device.viewport(orientation)
            let area = viewport.safeArea
            let figures = [viewport.statusBarHeight, viewport.navigationBarHeight, area.top, area.left, area.bottom]
            #expect(figures == expected)
            #expect(area.left == area.right)
        }
    }

    @Test(arguments: [
        (WidthPreset.points320, Size(width: 320, height: 568), 2.0),
        (.points375, Size(width: 375, height: 667), 2), (.points414, Size(width: 414, height: 736), 3),
    ])
    func `a width stands for a phone`(_ preset: WidthPreset, _ size: Size, _ scale: Double) throws {
        let device = try DeviceCatalog.embedded.device(of: preset)
        #expect(device.points == size)
        #expect(device.scale == scale)
        #expect(device.points.width == Double(preset.rawValue))
    }

    @Test func `every id of Xcode's belongs to one device`() throws {
        let catalog = DeviceCatalog.embedded
        let ids = catalog.devices.compactMap(\.interfaceBuilderID)
        #expect(Set(ids).count == ids.count)
        #expect(catalog.device(interfaceBuilderID: "retina4_7")?.name == "iphone-6")
        #expect(catalog.device(interfaceBuilderID: "retina9_9") == nil)
    }

    @Test func `the safe area holds the status bar and every device is within itself`() throws {
        for device in DeviceCatalog.embedded.devices {
            for orientation in Orientation.allCases {
                let viewport = device.viewport(orientation)
                #expect(viewport.safeArea.top >= viewport.statusBarHeight, "\(device.name)")
                #expect(viewport.shorterSide == device.points.width, "\(device.name)")
            }
        }
    }

    @Test func `an unknown device suggests a known one`() throws {
        let catalog = DeviceCatalog.embedded
        #expect(throws: DeviceError.unknownDevice(name: "iphone6plus", suggestion: "iphone-6-plus")) {
            try catalog.device(named: "iphone6plus")
        }
        let texts = ["iphone6", "nokia"].map { name in
            do { return try catalog.device(named: name).name } catch { return "\(error)" }
        }
        #expect(
            texts == [
                "layoutsim: error: unknown device 'iphone6'; did you mean 'iphone-6'?",
                "layoutsim: error: unknown device 'nokia'; 'layoutsim devices' lists them",
            ])
    }
}
