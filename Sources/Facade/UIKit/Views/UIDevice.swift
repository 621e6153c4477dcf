public import Foundation
public import LayoutSimInertness

/// Returns the idiom of the simulated device; deprecated.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}

/// The simulated device.
@preconcurrency @MainActor open class UIDevice: NSObject {
    private static let only = UIDevice()
    /// The simulated device.
    open class var current: UIDevice { only }

    @preconcurrency @MainActor public override init() { super.init() }

    /// The charging state of the battery.
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged
        case charging
        case full
    }

    /// The name of the device: "iPad" or "iPhone".
    open var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The model, which is the same as the name here.
    open var model: String { name }
    /// The localized model, which is the same as the name here.
    open var localizedModel: String { name }
    /// The name of the operating system: "iPadOS" or "iOS".
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the operating system.
    open var systemVersion: String { SimulatedDevice.current.systemVersion }
    /// The identifier of the device for the app's vendor; always the same here.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    /// The idiom of the interface.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedDevice.current.idiom }
    /// The orientation of the device: portrait or landscape left here.
    open var orientation: UIDeviceOrientation {
        SimulatedDevice.current.isLandscape ? .landscapeLeft : .portrait
    }
    /// Whether changes of the orientation are posted; stored only.
    @Inert(.service) open var isGeneratingDeviceOrientationNotifications = false
    /// Whether the battery is monitored; stored only.
    @Inert(.service) open var isBatteryMonitoringEnabled = false
    /// The charge of the battery from 0 to 1; always -1, for unknown, here.
    open var batteryLevel: Float { -1 }
    /// The charging state of the battery; always unknown here.
    open var batteryState: BatteryState { .unknown }
    /// Whether the proximity sensor is monitored; stored only.
    @Inert(.service) open var isProximityMonitoringEnabled = false
    /// Whether the device is close to the user; always `false` here.
    open var proximityState: Bool { false }
    /// Whether the device supports multitasking; always `true`.
    open var isMultitaskingSupported: Bool { true }
    /// Does nothing here; changes of the orientation are always posted.
    open func beginGeneratingDeviceOrientationNotifications() { inert(.service, self) }
    /// Does nothing here; changes of the orientation are always posted.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Plays the click of a key; does nothing here.
    open func playInputClick() { inert(.service, self) }

    /// Posted after the device has rotated.
    public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted when the state of the battery changes; never posted here.
    public static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted when the charge of the battery changes; never posted here.
    public static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the proximity sensor changes; never posted here.
    public static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
