public import Foundation
public import LayoutSimInertness

/// The app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    private static let only = UIApplication()
    /// The only app object.
    open class var shared: UIApplication { only }

    /// Creates an app object; `shared` is the one that UIKit uses.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The delegate, which the object retains here.
    open var delegate: (any UIApplicationDelegate)? {
        get {
            if let make = delegateMaker {
                delegateMaker = nil
                ownDelegate = make()
            }
            return ownDelegate
        }
        set { (delegateMaker, ownDelegate) = (nil, newValue) }
    }
    private var ownDelegate: (any UIApplicationDelegate)? { didSet { tellUncalled(of: ownDelegate, by: self) } }
    /// Makes the delegate when it is asked for, where a screen is shown without the launch of its app.
    package var delegateMaker: (() -> (any UIApplicationDelegate)?)?
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
    /// The sessions of the scenes; there is only one here.
    open var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
    /// Whether the app can have several scenes; always `false` here.
    open var supportsMultipleScenes: Bool { false }
    /// Whether the screen stays on while nobody uses the app; stored only.
    @Inert(.service) open var isIdleTimerDisabled = false
    /// The number on the app's icon; stored only.
    @Inert(.service) open var applicationIconBadgeNumber = 0
    /// Whether the status bar shows network activity; stored only.
    @Inert(.service) open var isNetworkActivityIndicatorVisible = false
    /// Whether shaking the device undoes the last change; stored only.
    @Inert(.behavior) open var applicationSupportsShakeToEdit = true
    /// The content size category of the current traits.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// The layout direction of the current traits.
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
    @Inert(.behavior) open var statusBarStyle: UIStatusBarStyle = .default
    /// Whether the status bar of the app is hidden; stored only, since view controllers decide.
    @Inert(.behavior) open var isStatusBarHidden = false
    /// Whether protected files can be read; always `true` here.
    open var isProtectedDataAvailable: Bool { true }
    /// The time in seconds that the app may still run in the background; unlimited here.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the app may refresh in the background; always available here.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Whether the app receives remote notifications; always `false` here.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// The dynamic quick actions of the app's icon; stored only.
    @Inert(.service) open var shortcutItems: [UIApplicationShortcutItem]? = nil
    /// Whether the app can change its icon; always `false` here.
    open var supportsAlternateIcons: Bool { false }
    /// The name of the alternate icon; always `nil` here.
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
    /// The keyboard of the app.
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
    /// Ends a call to `beginIgnoringInteractionEvents()`.
    open func endIgnoringInteractionEvents() { events.ignoresTouches = max(0, events.ignoresTouches - 1) }
    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { events.ignoresTouches > 0 }
    /// Does nothing here, since no notifications arrive.
    open func registerForRemoteNotifications() { inert(.service, self) }
    /// Does nothing here.
    open func unregisterForRemoteNotifications() { inert(.service, self) }
    /// Returns the same identifier for every task; the handler is never called here.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Returns the same identifier for every task; the handler is never called here.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
    /// Does nothing here.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { inert(.service, self) }
    /// Does nothing here, since the app never runs in the background.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        inert(.service, self)
    }
    /// Does nothing here.
    open func extendStateRestoration() { inert(.service, self) }
    /// Does nothing here.
    open func completeStateRestoration() { inert(.service, self) }
    /// Does nothing here, since the system takes no pictures of the app.
    open func ignoreSnapshotOnNextApplicationLaunch() { inert(.service, self) }
    /// The duration in seconds of a rotation by a quarter turn.
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    /// Sets the status bar style of the app, without animation here.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// Sets whether the status bar of the app is hidden, without animation here.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    /// Does nothing here.
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        inert(.service, self)
    }
    /// The notifications that the user allows; always `nil` here.
    open var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
    /// Does nothing here; view controllers have a method of this name that updates the status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing here, since there is no remote control.
    open func beginReceivingRemoteControlEvents() { inert(.service, self) }
    /// Does nothing here.
    open func endReceivingRemoteControlEvents() { inert(.service, self) }
    /// Does nothing here, since the only scene stays.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { inert(.service, self) }
    /// Does nothing here, since no further scene can be opened.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { inert(.service, self) }
    /// Does nothing here, and does not call the completion handler.
    open func setAlternateIconName(_ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }) {
        inert(.service, self)
    }
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
    /// Calls a closure that sees no windows of others, and none of which stays shown.
    func withoutWindows(_ body: () -> Void) {
        let shown = shownWindows
        defer { shownWindows = shown }
        shownWindows = []
        body()
    }
    func remove(_ window: UIWindow) { shownWindows.removeAll { $0 === window } }
}

/// Does nothing and returns 0; a process without a screen has no app to run.
@discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { 0 }
