extension UIApplicationDelegate {
    /// The entry point of an app; returns immediately, since the process has no screen.
    public static func main() {}
}

extension UIApplicationDelegate {
    /// Launches the app as the system does; returns its window, if it shows one before connecting scenes.
    package func launch() -> UIWindow? {
        let application = UIApplication.shared
        let before = application.shownWindows
        application.delegate = self
        _ = self.application(application, willFinishLaunchingWithOptions: nil)
        _ = self.application(application, didFinishLaunchingWithOptions: nil)
        applicationDidFinishLaunching(application)
        applicationDidBecomeActive(application)
        return window
            ?? application.windowsFromFront.first { window in
                !HostWindow.isHost(window) && !before.contains { $0 === window }
            }
    }
}
