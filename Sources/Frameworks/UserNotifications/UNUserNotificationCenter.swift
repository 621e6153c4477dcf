public import Foundation
import UIKit
import LayoutSimInertness

/// The authorization statuses for notifications.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }

/// The options for requesting authorization.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Badges on the app icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in CarPlay.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds of critical alerts, even on a muted device.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button that opens the app's own notification settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Provisional authorization, without a prompt.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The options for presenting a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Updates the badge of the app icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Plays the sound of the notification.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Shows the notification as an alert.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Shows the notification in Notification Center.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// Shows the notification as a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The notification center of the app; stores pending requests here, but never prompts the user or delivers them.
open class UNUserNotificationCenter: NSObject {
    private nonisolated(unsafe) static let center = UNUserNotificationCenter()
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    /// The delegate; never called here.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// A Boolean value that indicates whether the device supports content extensions; always `false` here.
    open var supportsContentExtensions: Bool { false }

    /// Returns the shared notification center of the app.
    open class func current() -> UNUserNotificationCenter { unsafe center }

    /// Does nothing here and never calls the completion handler, since there is no user to ask.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { inert(.service, self) }
    /// Always returns `false` here, since there is no user to ask.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        inert(.service, self)
        return false
    }
    /// Calls the completion handler with settings whose authorization status is always `.notDetermined` here.
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) { completionHandler(UNNotificationSettings()) }
    /// Returns settings whose authorization status is always `.notDetermined` here.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Adds a pending request, replacing any request with the same identifier; never delivered here.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        completionHandler?(nil)
    }
    /// Adds a pending request, replacing any request with the same identifier; never delivered here.
    open func add(_ request: UNNotificationRequest) async throws {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
    }
    /// Calls the completion handler with the pending requests.
    open func getPendingNotificationRequests(
        completionHandler: @escaping ([UNNotificationRequest]) -> Void
    ) { completionHandler(pending) }
    /// Returns the pending requests.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    /// Removes the pending requests with the specified identifiers.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }
    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() { pending = [] }
    /// Calls the completion handler with an empty array, since no notifications are delivered here.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// Always returns an empty array, since no notifications are delivered here.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Does nothing, since no notifications are delivered here.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Does nothing, since no notifications are delivered here.
    open func removeAllDeliveredNotifications() {}
    /// Sets the notification categories of the app.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    /// Calls the completion handler with the notification categories of the app.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }
    /// Sets the number that the badge of the app icon shows.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
        }
        completionHandler?(nil)
    }
}

/// The methods for handling notifications and responses to them; never called here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Asks the delegate how to present a notification while the app is in the foreground.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Asks the delegate to process the user's response to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Asks the delegate how to present a notification while the app is in the foreground.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Asks the delegate to process the user's response to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    /// Asks the delegate to show the app's notification settings.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Calls the completion handler with no presentation options.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Calls the completion handler without processing the response.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Returns no presentation options.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
