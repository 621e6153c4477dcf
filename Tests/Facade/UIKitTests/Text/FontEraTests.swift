import LayoutSimDevices
import LayoutSimText
import Testing

@testable import UIKit

@Suite struct FontEraTests {
    @Test(arguments: [
        ("9.3", FontEra.y2015), ("11", .y2015), ("12.1", .y2018), ("13.7", .y2018), ("14.0", .y2020), ("x", .y2020),
    ])
    func `the system font follows the version of the system`(_ version: String, _ era: FontEra) {
        var device = SimulatedDevice.current
        device.systemVersion = version
        #expect(device.fontEra == era)
        #expect(SimulatedDevice(like: .current, system: version).fontEra == era)
    }

    @MainActor @Test(arguments: [("9.3", 41.0), ("13.7", 42.5), ("17.0", 42.5)])
    func `lines of a text style lie further apart after iOS 9`(_ version: String, _ height: CGFloat) {
        var device = SimulatedDevice(like: .current, system: version)
        device.viewport.scale = 2
        SimulatedDevice.with(device) {
            let label = UILabel()
            (label.font, label.numberOfLines, label.text) = (.preferredFont(forTextStyle: .body), 0, "One\nTwo")
            #expect(label.sizeThatFits(CGSize(width: 300, height: 300)).height == height)
        }
    }
}

extension SimulatedDevice {
    fileprivate init(like device: SimulatedDevice, system: String) {
        self.init(viewport: device.viewport)
        systemVersion = system
    }
}
