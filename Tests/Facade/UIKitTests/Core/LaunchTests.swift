import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct LaunchTests {
    @Test func `a delegate that shows no window launches none, though its tests have one`() {
        #expect(!UIApplication.shared.windows.isEmpty)
        #expect(SilentDelegate().launch() == nil)
    }

    @Test func `a delegate launches the window that it shows`() {
        let delegate = ShowingDelegate()
        #expect(delegate.launch() === delegate.shown)
        delegate.shown.isHidden = true
    }

    @Test func `code without resources of its own has the program's bundle`() {
        #expect(_bundle("Nowhere/Code.swift") == .main)
    }

    @Test func `a timer without an interval is not valid`() { #expect(!_idle().isValid) }
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {}

private final class ShowingDelegate: UIResponder, UIApplicationDelegate {
    let shown = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        shown.rootViewController = UIViewController()
        shown.makeKeyAndVisible()
        return true
    }
}
