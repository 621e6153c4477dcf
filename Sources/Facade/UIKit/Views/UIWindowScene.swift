public import Foundation
public import LayoutSimInertness

/// An instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive
        case background
    }
    /// The options for activating a scene; no scene is activated on request here.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that requests the activation; stored only.
        @Inert(.service) open var requestingScene: UIScene? = nil
        /// The behavior when joining a tabbed window collection; stored only.
        @Inert(.service) open var collectionJoinBehavior: CollectionJoinBehavior = .automatic
        @preconcurrency @MainActor public override init() { super.init() }
    }
    /// The behavior of a new scene when joining a tabbed window collection on a Mac.
    public enum CollectionJoinBehavior: Int, Sendable {
        case automatic = 0, preferred, disallowed, preferredWithoutActivating
    }
    /// The reasons for connecting a scene; there are none here.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The URLs to open; always empty here.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The user activities to continue; always empty here.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The quick action to perform; always `nil` here.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The identifier of the app that requests the scene; always `nil` here.
        open var sourceApplication: String? { nil }
        /// The type of a user activity from another device; always `nil` here.
        open var handoffUserActivityType: String? { nil }
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// The session of the scene.
    open var session: UISceneSession
    /// The delegate, which the scene retains.
    open var delegate: (any UISceneDelegate)? {
        didSet {
            tellUncalled(of: delegate, by: self)
            tellUncalled(of: delegate as? any UIWindowSceneDelegate, by: self)
        }
    }
    /// The state of the scene; always active in the foreground here.
    open var activationState: ActivationState { .foregroundActive }
    /// The title in the app switcher; stored only.
    @Inert(.service) open var title: String! = ""
    /// The subtitle in the app switcher; stored only.
    @Inert(.service) open var subtitle: String = ""
    /// The conditions for choosing this scene; stored only.
    @Inert(.service) open var activationConditions = UISceneActivationConditions()
    /// The state of the pointer lock; always `nil` here.
    open var pointerLockState: UIPointerLockState? { nil }
    /// Keeps state restoration from ending; does nothing here.
    open func extendStateRestoration() { inert(.service, self) }
    /// Ends state restoration; does nothing here.
    open func completeStateRestoration() { inert(.service, self) }
    open override var next: UIResponder? { UIApplication.shared }

    /// Creates a scene for a session; the connection options are not used.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Records the URL without opening it and calls the completion handler with `true`.
    open func open(
        _ url: URL, options: Any?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.openedURLs.append(url)
        completion?(true)
    }

    /// Posted when a scene connects; never posted here.
    public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// Posted when a scene disconnects; never posted here.
    public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene becomes active; never posted here.
    public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// Posted when a scene is about to become inactive; never posted here.
    public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene is about to enter the foreground; never posted here.
    public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene enters the background; never posted here.
    public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

/// A scene that manages windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    static let main = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

    // The application object retains visible windows, and the app retains hidden ones.
    private var known: [KnownWindow] = []
    var knownWindows: [UIWindow] { known.compactMap(\.window) }
    /// The windows of the scene, visible or not; in tests without any, the window of a host app.
    open var windows: [UIWindow] {
        let windows = knownWindows
        return windows.isEmpty ? [HostWindow.shared].compactMap { $0 } : windows
    }
    /// The screen of the simulated device.
    open var screen: UIScreen { .main }
    /// The key window of the scene, or `nil`.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The orientation of the interface: portrait or landscape right here.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// The coordinate space of the scene, which is the screen.
    open var coordinateSpace: any UICoordinateSpace { screen }
    /// Whether the scene fills the screen; always `true` here.
    open var isFullScreen: Bool { true }
    /// The windowing behaviors, which have no effect here.
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    private let behaviors = UISceneWindowingBehaviors()
    /// The service for full-page screenshots.
    open var screenshotService: UIScreenshotService? { screenshots }
    private lazy var screenshots = UIScreenshotService(self)
    /// The source of the items to share from the scene; stored only.
    @Inert(.service) open var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? = nil
    /// The current geometry of the scene.
    open var effectiveGeometry: Geometry {
        Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: coordinateSpace)
    }
    /// The geometry of a scene.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// The orientation of the interface.
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        /// The coordinate space of the scene.
        open private(set) var coordinateSpace: any UICoordinateSpace
        /// Whether the orientation is locked; always `false` here.
        open var isInterfaceOrientationLocked: Bool { false }
        /// Whether the user is resizing the window; always `false` here.
        open var isInteractivelyResizing: Bool { false }
        init(interfaceOrientation: UIInterfaceOrientation, coordinateSpace: any UICoordinateSpace) {
            self.interfaceOrientation = interfaceOrientation
            self.coordinateSpace = coordinateSpace
        }
    }
    /// The traits of the device.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// Called when the traits have changed; never called here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// A manager for the status bar, created for each access.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    private let restrictions = UISceneSizeRestrictions()
    /// The limits of the window's size, if the device has windows of any size, otherwise `nil`.
    open var sizeRestrictions: UISceneSizeRestrictions? {
        SimulatedDevice.current.givesWindowsOfAnySize ? restrictions : nil
    }
    /// Rotates the device to a preferred orientation, or reports that the view controllers don't support any of them.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        if let error = rotate(to: wanted) { errorHandler?(error) }
    }

    /// The preferred geometry of a scene.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        @preconcurrency @MainActor public override init() { super.init() }
        /// The preferred geometry on iPhone and iPad.
        public final class iOS: GeometryPreferences {
            /// The preferred orientations; `nil` for no preference.
            public var interfaceOrientations: UIInterfaceOrientationMask?
            /// Creates preferences with orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    func add(_ window: UIWindow) {
        guard !known.contains(where: { $0.window === window }) else { return }
        known.removeAll { $0.window == nil }
        known.append(KnownWindow(window: window))
    }
    func remove(_ window: UIWindow) { known.removeAll { $0.window === window } }
}

private struct KnownWindow {
    weak var window: UIWindow?
}

/// The size restrictions of a scene; 0 for none.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// The smallest size of the window, in points.
    @Inert(.service) open var minimumSize = CGSize.zero
    /// The largest size of the window, in points.
    @Inert(.service) open var maximumSize = CGSize.zero
    /// Whether the window can fill the screen; stored only.
    @Inert(.service) open var allowsFullScreen = true
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The status bar manager of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The style of the status bar; always the default here.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden; always `false` here.
    open var isStatusBarHidden: Bool { false }
    /// The frame of the status bar in screen coordinates.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    @preconcurrency @MainActor public override init() { super.init() }
}

/// A session of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The role of a session.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The role of the app's interface on the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// The role of an interface on an external display.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
    /// The scene of the session, which is the only one.
    open var scene: UIScene? { UIWindowScene.main }
    /// The role of the session; always that of the app's interface here.
    open var role: Role { .windowApplication }
    /// A configuration without a name, created for each access.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// The identifier of the session; always "main" here.
    open var persistentIdentifier: String { "main" }
    /// The user activity for restoring the state; stored only.
    @Inert(.service) open var stateRestorationActivity: NSUserActivity? = nil
    /// Custom data of the app; stored only.
    open var userInfo: [String: Any]?
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The configuration of a scene: its classes and storyboard.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration, or `nil`; stored only.
    @Inert(.service) open var name: String? = nil
    /// The role of the configured sessions; stored only.
    @Inert(.service) open var role: UISceneSession.Role = .windowApplication
    /// The class of the scene; stored only.
    @Inert(.service) open var sceneClass: AnyClass? = nil
    /// The class of the scene's delegate; stored only.
    @Inert(.service) open var delegateClass: AnyClass? = nil
    /// The storyboard of the interface; stored only.
    @Inert(.service) open var storyboard: UIStoryboard? = nil
    /// Creates a configuration with a name for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        _name = Inert(wrappedValue: name, .service)
        _role = Inert(wrappedValue: sessionRole, .service)
        super.init()
    }
}

/// The options for destroying a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The context of a URL for a scene to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL to open.
    open var url: URL
    /// The options for opening the URL.
    open private(set) var options = UIScene.OpenURLOptions()
    /// Creates a context for a URL.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// The options for opening a URL.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The identifier of the app that requested the URL.
        open var sourceApplication: String? { nil }
        /// The annotation from the requesting app.
        open var annotation: Any? { nil }
        /// Whether to open the document in place.
        open var openInPlace: Bool { false }
    }
}
