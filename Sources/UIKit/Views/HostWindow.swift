import Foundation

/// The window of the app that runs the tests of a bundle, as Xcode has one for the tests of an app.
@MainActor enum HostWindow {
    private static let isForTests = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
    private static let window = UIWindow(frame: UIScreen.main.bounds)

    /// The window, where tests run and none of their own was shown.
    static var shared: UIWindow? {
        guard isForTests else { return nil }
        if window.rootViewController == nil { window.rootViewController = UIViewController() }
        window.makeKeyAndVisible()
        return window
    }

    /// Whether a window is that of the app that runs the tests.
    static func isHost(_ other: UIWindow) -> Bool { isForTests && other === window }
}
