public import Foundation

extension UIApplication {
    /// The URL that opens the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL that opens the app's notification settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The shortest interval between background fetches, in seconds.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// An interval that turns background fetches off, in seconds.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    private nonisolated static func name(_ middle: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(middle)")
    }
    /// The app became active.
    public nonisolated static let didBecomeActiveNotification = name("DidBecomeActiveNotification")
    /// The app is about to become inactive.
    public nonisolated static let willResignActiveNotification = name("WillResignActiveNotification")
    /// The app entered the background.
    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackgroundNotification")
    /// The app is about to leave the background.
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForegroundNotification")
    /// The app finished launching.
    public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunchingNotification")
    /// The app is about to terminate.
    public nonisolated static let willTerminateNotification = name("WillTerminateNotification")
    /// The system is low on memory.
    public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarningNotification")
    /// The day changed, or the clock was set.
    public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChangeNotification")
    /// The user took a screenshot.
    public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshotNotification")
    /// The interface is about to rotate.
    public nonisolated static let willChangeStatusBarOrientationNotification = name(
        "WillChangeStatusBarOrientationNotification")
    /// The interface rotated.
    public nonisolated static let didChangeStatusBarOrientationNotification = name(
        "DidChangeStatusBarOrientationNotification")
    /// The frame of the status bar is about to change.
    public nonisolated static let willChangeStatusBarFrameNotification = name("WillChangeStatusBarFrameNotification")
    /// The frame of the status bar changed.
    public nonisolated static let didChangeStatusBarFrameNotification = name("DidChangeStatusBarFrameNotification")
    /// The availability of background refresh changed.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = name(
        "BackgroundRefreshStatusDidChangeNotification")
    /// Protected files can be read again.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = name("ProtectedDataDidBecomeAvailable")
    /// Told before the files that a passcode protects can no longer be read; never here.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = name(
        "ProtectedDataWillBecomeUnavailable")
}
