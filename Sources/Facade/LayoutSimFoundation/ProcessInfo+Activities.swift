public import Foundation

extension ProcessInfo {
    /// What the system knows of an activity.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt64
        /// Creates options of their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The device does not sleep.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The app is not ended.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// Something that the user began.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// Something in the background.
        public static let background = ActivityOptions(rawValue: 0xFF)
    }

    /// Begins an activity, which changes nothing here.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Calls a closure as an activity.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
    /// Calls a closure when the app may run in the background, which is at once.
    public func performExpiringActivity(withReason reason: String, using block: (Bool) -> Void) { block(false) }
    /// Whether an app for iOS runs on a Mac; always `false` here.
    public var isiOSAppOnMac: Bool { false }
}
