public import Foundation

/// The app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    private static let only = UIApplication()
    /// The only app object.
    open class var shared: UIApplication { only }

    @preconcurrency @MainActor public override init() { super.init() }

    public enum State: Int, Sendable {
        case active = 0
        case inactive
        case background
    }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        public static let eventAttribution = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// The delegate, which the object retains here.
    open var delegate: (any UIApplicationDelegate)?
    private(set) var shownWindows: [UIWindow] = []
    /// The visible windows; in tests that show none, the window of a host app.
    open var windows: [UIWindow] { shownWindows.isEmpty ? [HostWindow.shared].compactMap { $0 } : shownWindows }
    weak var keyWindowInUse: UIWindow?
    /// The key window; in tests that show none, the window of a host app.
    open var keyWindow: UIWindow? { keyWindowInUse ?? HostWindow.shared }
    /// The state of the app; always active here.
    open var applicationState: State { .active }
    /// The connected scenes; there is only one here.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
    open var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
    open var supportsMultipleScenes: Bool { false }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var isNetworkActivityIndicatorVisible = false
    open var applicationSupportsShakeToEdit = true
    /// The content size category of the current traits.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The frame of the status bar in screen coordinates, as tall as the top safe area inset.
    open var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeArea.top)
    }
    /// The orientation of the interface: portrait or landscape right here.
    open var statusBarOrientation: UIInterfaceOrientation {
        SimulatedDevice.current.isLandscape ? .landscapeRight : .portrait
    }
    /// The status bar style of the app; stored only, since view controllers decide the style.
    open var statusBarStyle: UIStatusBarStyle = .default
    open var isStatusBarHidden = false
    open var isProtectedDataAvailable: Bool { true }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }

    /// The URLs that the app has opened.
    var openedURLs: [URL] = []

    /// Returns `true`, whatever the URL.
    open func canOpenURL(_ url: URL) -> Bool { true }
    /// Records the URL without opening it and returns `true`.
    @discardableResult open func openURL(_ url: URL) -> Bool {
        openedURLs.append(url)
        return true
    }
    /// Records the URL without opening it and calls the completion handler with `true`.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completion?(true)
    }
    /// Records the URL without opening it and returns `true`.
    @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        openedURLs.append(url)
        return true
    }
    /// Sends an action to a target, or for `nil` to the responder that handles it; returns whether one did.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        // An action that neither the first responder nor its responder chain handles goes to the sender's responder
        // chain.
        let starts = [FirstResponder.current, sender as? UIResponder]
        let found = starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
        guard let target = target ?? found else { return false }
        return send(action, to: target as AnyObject, from: sender, for: event)
    }
    let keyboard = KeyboardScene()
    /// The active touches and the responders that track them.
    let events = TouchEnvironment()
    /// Delivers an event to the windows of its touches.
    open func sendEvent(_ event: UIEvent) {
        let windows = shownWindows.filter { window in event.allTouches?.contains { $0.window === window } ?? false }
        for window in windows { window.sendEvent(event) }
    }
    /// Begins to ignore touches, until a matching call to `endIgnoringInteractionEvents()`.
    open func beginIgnoringInteractionEvents() { events.ignoresTouches += 1 }
    open func endIgnoringInteractionEvents() { events.ignoresTouches = max(0, events.ignoresTouches - 1) }
    open var isIgnoringInteractionEvents: Bool { events.ignoresTouches > 0 }
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    /// Returns the same identifier for every task; the handler is never called here.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    open var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    open func setAlternateIconName(_ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }) {}
    /// Returns all orientations; never consulted here.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

    func add(_ window: UIWindow) {
        WindowCommit.install()
        guard !shownWindows.contains(where: { $0 === window }) else { return }
        shownWindows.append(window)
        if window.windowScene == nil { window.windowScene = UIWindowScene.main }
    }
    /// Moves visible windows in front of all others of their levels, the last one frontmost.
    package func bringToFront(_ front: [UIWindow]) {
        let shown = front.filter { window in shownWindows.contains { $0 === window } }
        shownWindows = shownWindows.filter { window in !shown.contains { $0 === window } } + shown
    }
    func remove(_ window: UIWindow) { shownWindows.removeAll { $0 === window } }

    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    public static let willChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    public static let didChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The availability of background refresh.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied
    case available
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData
    case failed
}

/// A quick action of an app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    open var type: String
    open var localizedTitle: String
    open var localizedSubtitle: String?
    open var userInfo: [String: any NSSecureCoding]?
    open var icon: UIApplicationShortcutIcon?
    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
        super.init()
    }
    /// Creates a quick action with a type, titles, an icon and custom data.
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.init(type: type, localizedTitle: localizedTitle)
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }
}

/// A mutable quick action.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The icon of a quick action; not shown here.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite,
            love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
            taskCompleted, alarm, bookmark, shuffle, audio, update
    }
    public convenience init(type: UIApplicationShortcutIcon.IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}

/// Does nothing and returns 0; a process without a screen has no app to run.
@discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { 0 }
