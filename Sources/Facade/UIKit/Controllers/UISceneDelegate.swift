public import Foundation

/// An object that can restore a user activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of a user activity; never called here.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The methods for responding to the life of a scene; only those about its launch are called here.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene connects; the options are empty here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Tells the delegate that the scene has disconnected; never called here.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells the delegate that the scene is active, which is the end of the launch here.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to become inactive; never called here.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to come to the foreground, at its launch here.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells the delegate that the scene is in the background; never called here.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens URLs; never called here.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns the user activity that restores the scene, or `nil`; never called here.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Tells the delegate that the scene is about to continue an activity; never called here.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Continues a user activity; never called here.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Tells the delegate that the scene could not continue an activity; never called here.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Tells the delegate that a user activity was updated; never called here.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The methods for responding to the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
    /// Tells the delegate that the size, orientation or traits of the scene changed; never called here.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Performs a quick action of the Home Screen and reports whether it was handled; never called here.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Tells the delegate that the geometry of the scene changed; never called here.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// Returns the style of the window's controls; never called here.
    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
    public func preferredWindowingControlStyle(
        for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle { .automatic }
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// The window as code sees it that does not know the class of the delegate: an optional requirement of optional
    /// type.
    // swift-format-ignore: NoLeadingUnderscores
    public var _optionalWindow: UIWindow?? { window.map(Optional.some) }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
