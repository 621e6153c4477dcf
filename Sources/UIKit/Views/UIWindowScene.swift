public import Foundation

/// An instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive
        case background
    }
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
        open var collectionJoinBehavior: CollectionJoinBehavior = .automatic
        @preconcurrency @MainActor public override init() { super.init() }
    }
    /// The behavior of a new scene when joining a tabbed window collection on a Mac.
    public enum CollectionJoinBehavior: Int, Sendable {
        case automatic = 0, preferred, disallowed, preferredWithoutActivating
    }
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        @preconcurrency @MainActor public override init() { super.init() }
    }

    open var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
    open var subtitle: String = ""
    open var activationConditions = UISceneActivationConditions()
    open var pointerLockState: UIPointerLockState? { nil }
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}
    open override var next: UIResponder? { UIApplication.shared }

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open func open(
        _ url: URL, options: Any?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.openedURLs.append(url)
        completion?(true)
    }

    public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

/// A scene that manages windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    static let main = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

    // The application object retains visible windows, and the app retains hidden ones.
    private var known: [KnownWindow] = []
    var knownWindows: [UIWindow] { known.compactMap(\.window) }
    open var windows: [UIWindow] {
        let windows = knownWindows
        return windows.isEmpty ? [HostWindow.shared].compactMap { $0 } : windows
    }
    open var screen: UIScreen { .main }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var isFullScreen: Bool { true }
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    private let behaviors = UISceneWindowingBehaviors()
    open var screenshotService: UIScreenshotService? { screenshots }
    private lazy var screenshots = UIScreenshotService(self)
    open var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
    /// The current geometry of the scene.
    open var effectiveGeometry: Geometry {
        Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: coordinateSpace)
    }
    @preconcurrency @MainActor open class Geometry: NSObject {
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        open private(set) var coordinateSpace: any UICoordinateSpace
        open var isInterfaceOrientationLocked: Bool { false }
        open var isInteractivelyResizing: Bool { false }
        init(interfaceOrientation: UIInterfaceOrientation, coordinateSpace: any UICoordinateSpace) {
            self.interfaceOrientation = interfaceOrientation
            self.coordinateSpace = coordinateSpace
        }
    }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    private let restrictions = UISceneSizeRestrictions()
    open var sizeRestrictions: UISceneSizeRestrictions? {
        SimulatedDevice.current.givesWindowsOfAnySize ? restrictions : nil
    }
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        if let error = rotate(to: wanted) { errorHandler?(error) }
    }

    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        @preconcurrency @MainActor public override init() { super.init() }
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?
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
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize.zero
    open var allowsFullScreen = true
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The status bar manager of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { false }
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    @preconcurrency @MainActor public override init() { super.init() }
}

/// A session of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
    open var scene: UIScene? { UIWindowScene.main }
    open var role: Role { .windowApplication }
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    open var persistentIdentifier: String { "main" }
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The configuration of a scene: its classes and storyboard.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    open var name: String?
    open var role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// The options for destroying a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The context of a URL for a scene to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    open var url: URL
    open private(set) var options = UIScene.OpenURLOptions()
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
