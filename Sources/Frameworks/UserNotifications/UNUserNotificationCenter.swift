public import Foundation
import UIKit

/// Whether an app may notify people.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }

/// How an app may notify people.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By a number on its picture.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// By sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// By words.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Even where it is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// With a button that leads to its settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How an app notifies people while they use it.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By a number on its picture.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// By sounds.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// By words.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What notifies people: nobody answers when they are asked, and nothing is shown. What waits is kept, and never comes.
open class UNUserNotificationCenter: NSObject {
    private nonisolated(unsafe) static let center = UNUserNotificationCenter()
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    /// What hears of notifications; it hears nothing.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// False.
    open var supportsContentExtensions: Bool { false }

    /// The app's.
    open class func current() -> UNUserNotificationCenter { unsafe center }

    /// Asks, and nobody answers.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    /// Asks, and nobody answers: false.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Nobody answered.
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) { completionHandler(UNNotificationSettings()) }
    /// Nobody answered.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Keeps a notification, in the place of one with its name.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        completionHandler?(nil)
    }
    /// Keeps a notification, in the place of one with its name.
    open func add(_ request: UNNotificationRequest) async throws {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
    }
    /// What waits.
    open func getPendingNotificationRequests(
        completionHandler: @escaping ([UNNotificationRequest]) -> Void
    ) { completionHandler(pending) }
    /// What waits.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    /// Forgets some of what waits.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }
    /// Forgets all that waits.
    open func removeAllPendingNotificationRequests() { pending = [] }
    /// None was shown.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// None was shown.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// None was shown.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// None was shown.
    open func removeAllDeliveredNotifications() {}
    /// Takes the kinds of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    /// The kinds of notifications.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }
    /// Sets the number on the app's picture.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
        }
        completionHandler?(nil)
    }
}

/// What hears of notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// How one is shown while the app is used.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// People answered one.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// How one is shown while the app is used.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// People answered one.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    /// People want to see the app's settings.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Not at all.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Not at all.
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
