import Foundation

/// The window of the host app for tests, as Xcode provides for tests of an app.
@MainActor enum HostWindow {
    private static let isForTests = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
    private static let window = UIWindow(frame: UIScreen.main.bounds)

    /// The host app's window, if tests are running and have shown no window of their own.
    static var shared: UIWindow? {
        guard isForTests else { return nil }
        if window.rootViewController == nil { window.rootViewController = UIViewController() }
        window.makeKeyAndVisible()
        return window
    }

    /// Returns whether a window is that of the host app for tests.
    static func isHost(_ other: UIWindow) -> Bool { isForTests && other === window }
}
