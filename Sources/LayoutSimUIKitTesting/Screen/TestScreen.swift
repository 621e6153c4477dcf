public import UIKit
import LayoutSimGoldenTesting

/// A screen under test, with a person's fingers on it.
///
/// What is touched is found as VoiceOver and people find it: by accessibility identifier, else by accessibility label or
/// the text that it shows (titles of buttons, tabs, segments, items of bars, actions of alerts and menus, texts of labels,
/// placeholders of fields). Identifiers come before labels, and what is there to be touched before texts. Several that a
/// finger can reach are an error that lists them.
@MainActor public final class TestScreen {
    /// The window that shows the screen.
    public let window: UIWindow
    var steps = StepLog()

    /// Shows a controller in a window of the simulated device.
    public init(_ controller: UIViewController) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
    }

    /// Takes over a window that an app shows.
    public init(window: UIWindow) {
        self.window = window
        settle()
    }

    /// The controller whose view is seen.
    public var controller: UIViewController? { window.rootViewController?.shown }

    /// Takes the screen away.
    public func close() { window.isHidden = true }
}
