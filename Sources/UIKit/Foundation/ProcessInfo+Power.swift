public import Foundation

extension ProcessInfo {
    /// How warm a device is.
    public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

    /// Whether the device saves power, which the simulated one does not.
    public var isLowPowerModeEnabled: Bool { false }
    /// How warm the device is: the simulated one is cool.
    public var thermalState: ThermalState { .nominal }
    /// Tells that the device grew warmer or cooler.
    public static var thermalStateDidChangeNotification: Notification.Name {
        Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }
}

extension Notification.Name {
    /// Tells that the device saves power, or no longer.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
