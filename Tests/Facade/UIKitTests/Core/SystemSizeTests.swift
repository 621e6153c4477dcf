import Testing
@testable import UIKit

/// Controls and bars by themselves have the sizes of the system's version.
@MainActor @Suite(.serialized) struct SystemSizeTests {
    private func on(_ version: String) -> SimulatedDevice {
        var device = SimulatedDevice.current
        device.systemVersion = version
        return device
    }

    @Test(arguments: [("17.0", CGFloat(44)), ("18.2", 44), ("26.0", 54)])
    func `a navigation bar`(version: String, height: CGFloat) {
        SimulatedDevice.with(on(version)) {
            #expect(UINavigationBar().intrinsicContentSize.height == height)
            #expect(
                UINavigationBar().sizeThatFits(CGSize(width: 320, height: 500)) == CGSize(width: 320, height: height))
        }
    }

    @Test(arguments: [("17.0", CGFloat(56)), ("26.0", 64)])
    func `a search bar`(version: String, height: CGFloat) {
        SimulatedDevice.with(on(version)) { #expect(UISearchBar().intrinsicContentSize.height == height) }
    }

    @Test(arguments: [("17.0", CGSize(width: 51, height: 31)), ("26.0", CGSize(width: 63, height: 28))])
    func `a switch`(version: String, size: CGSize) {
        SimulatedDevice.with(on(version)) { #expect(UISwitch().bounds.size == size) }
    }
}
