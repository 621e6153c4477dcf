import LayoutSimDevices
import LayoutSimUIKitTesting
import Testing

@testable import UIKit

/// The devices with iOS 26.1 on which UIKit's behavior was recorded.
@MainActor enum RecordedDevice {
    /// An iPhone 16, with three pixels a point.
    static func phone<Result>(_ body: @MainActor () throws -> Result) throws -> Result {
        try on("iphone-16", body)
    }

    /// An iPhone SE of the third generation, with two pixels a point and the screen of an iPhone 6.
    static func smallPhone<Result>(_ body: @MainActor () throws -> Result) throws -> Result {
        try on("iphone-6", body)
    }

    private static func on<Result>(_ name: String, _ body: @MainActor () throws -> Result) throws -> Result {
        var device = SimulatedDevice(viewport: try DeviceCatalog.embedded.device(named: name).viewport(.portrait))
        device.systemVersion = "26.1"
        return try SimulatedDevice.with(device, body)
    }
}
