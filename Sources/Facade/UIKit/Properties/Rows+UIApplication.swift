import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiApplicationTables = [
        uiApplication
    ]

    static let uiApplication = ObjectProperty.table(of: UIApplication.self) {
        $0.add("delegate", \.delegate)
        $0.get("windows", \.windows)
        $0.get("keyWindow", \.keyWindow)
        $0.get("applicationState", \.applicationState)
        $0.get("connectedScenes", \.connectedScenes)
        $0.get("openSessions", \.openSessions)
        $0.get("supportsMultipleScenes", \.supportsMultipleScenes)
        $0.add("idleTimerDisabled", \.isIdleTimerDisabled)
        $0.add("applicationIconBadgeNumber", \.applicationIconBadgeNumber)
        $0.add("networkActivityIndicatorVisible", \.isNetworkActivityIndicatorVisible)
        $0.add("applicationSupportsShakeToEdit", \.applicationSupportsShakeToEdit)
        $0.get("preferredContentSizeCategory", \.preferredContentSizeCategory)
        $0.get("userInterfaceLayoutDirection", \.userInterfaceLayoutDirection)
        $0.get("statusBarFrame", \.statusBarFrame)
        $0.get("statusBarOrientation", \.statusBarOrientation)
        $0.add("statusBarStyle", \.statusBarStyle)
        $0.add("statusBarHidden", \.isStatusBarHidden)
        $0.get("protectedDataAvailable", \.isProtectedDataAvailable)
        $0.get("backgroundTimeRemaining", \.backgroundTimeRemaining)
        $0.get("backgroundRefreshStatus", \.backgroundRefreshStatus)
        $0.get("registeredForRemoteNotifications", \.isRegisteredForRemoteNotifications)
        $0.add("shortcutItems", \.shortcutItems)
        $0.get("supportsAlternateIcons", \.supportsAlternateIcons)
        $0.get("alternateIconName", \.alternateIconName)
        $0.get("ignoringInteractionEvents", \.isIgnoringInteractionEvents)
        $0.get("statusBarOrientationAnimationDuration", \.statusBarOrientationAnimationDuration)
        $0.get("currentUserNotificationSettings", \.currentUserNotificationSettings)
    }
}
