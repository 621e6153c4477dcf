extension UIWindowSceneDelegate {
    /// Connects and activates the scene as at the launch of an app, and returns the window that it shows.
    package func connectScene() -> UIWindow? {
        let scene = UIWindowScene.main
        scene.delegate = self
        self.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        sceneWillEnterForeground(scene)
        sceneDidBecomeActive(scene)
        return window
    }
}
