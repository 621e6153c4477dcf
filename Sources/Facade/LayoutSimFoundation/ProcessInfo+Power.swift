public import Foundation

extension ProcessInfo {
    /// The thermal state of a device.
    public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

    /// Whether Low Power Mode is enabled; always `false` for the simulated device.
    public var isLowPowerModeEnabled: Bool { false }
    /// The thermal state; always nominal for the simulated device.
    public var thermalState: ThermalState { .nominal }
    /// The name of the notification that the thermal state changed.
    public static var thermalStateDidChangeNotification: Notification.Name {
        Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }
}

extension Notification.Name {
    /// The name of the notification that Low Power Mode was turned on or off.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
