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
}

extension SimulatedDevice {
    fileprivate init(like device: SimulatedDevice, system: String) {
        self.init(viewport: device.viewport)
        systemVersion = system
    }
}
