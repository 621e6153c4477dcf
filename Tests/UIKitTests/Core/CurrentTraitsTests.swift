import LayoutSimDevices
import Testing

@testable import UIKit

@MainActor @Suite struct CurrentTraitsTests {
    @Test func `current traits are those of the device, whichever was asked first`() throws {
        let device = try DeviceCatalog.embedded.device(named: "iphone-6")
        let scales = SimulatedDevice.with(SimulatedDevice(viewport: device.viewport(.landscape))) {
            UITraitCollection.current = UITraitCollection(displayScale: 1)
            let own = UITraitCollection.current.displayScale
            return [own] + SimulatedDevice.with(.current) { [UITraitCollection.current.displayScale] }
        }
        #expect(scales == [1, 2])
        #expect(UITraitCollection.current.displayScale == UIScreen.main.scale)
        #expect(UITraitCollection.current.verticalSizeClass == .regular)
    }
}
