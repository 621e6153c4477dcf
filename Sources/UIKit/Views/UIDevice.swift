public import Foundation

/// Returns the idiom of the simulated device; deprecated.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}

/// The simulated device.
@preconcurrency @MainActor open class UIDevice: NSObject {
    private static let only = UIDevice()
    open class var current: UIDevice { only }

    @preconcurrency @MainActor public override init() { super.init() }

    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged
        case charging
        case full
    }

    open var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var model: String { name }
    open var localizedModel: String { name }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    open var systemVersion: String { SimulatedDevice.current.systemVersion }
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedDevice.current.idiom }
    open var orientation: UIDeviceOrientation {
        SimulatedDevice.current.isLandscape ? .landscapeLeft : .portrait
    }
    open var isGeneratingDeviceOrientationNotifications = false
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { -1 }
    open var batteryState: BatteryState { .unknown }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open var isMultitaskingSupported: Bool { true }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    open func playInputClick() {}

    public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
