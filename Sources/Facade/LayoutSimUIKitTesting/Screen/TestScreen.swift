import LayoutSimGoldenTesting
import Testing
public import UIKit

/// A screen under test and the user's touches on it.
///
/// Targets are found as by VoiceOver and by users: by accessibility identifier, or else by accessibility label or
/// visible text (titles of buttons, tabs, segments, bar items, and alert and menu actions, texts of labels,
/// placeholders of fields). Identifiers take precedence over labels, and interactive elements over text. Several
/// matches that a touch can reach are an error that lists them.
@MainActor public final class TestScreen {
    /// The window that shows the screen.
    public let window: UIWindow
    var run: ScriptRun?
    /// The device of a screen that gives way to the devices of other tests between two steps.
    private var device: SimulatedDevice?
    /// The window and those in front of it, frontmost last.
    private var windows: [UIWindow] = []
    private(set) var stepCount = 0
    /// The device's viewport when the screen was opened.
    private let viewport = SimulatedDevice.current.viewport
    /// Whether Reduce Motion was on when the screen was opened.
    private let reducesMotion = SimulatedDevice.current.reducesMotion

    /// Creates a screen that shows a view controller in a window of the simulated device.
    public init(_ controller: UIViewController) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
    }

    /// Creates a screen from a window that an app shows.
    public init(window: UIWindow) {
        self.window = window
        settle()
    }

    /// The view controller whose view is visible.
    public var controller: UIViewController? { window.rootViewController?.shown }

    /// Hides the window, and restores the device's viewport and Reduce Motion setting.
    public func close() {
        window.isHidden = true
        SimulatedDevice.current.viewport = viewport
        SimulatedDevice.current.reducesMotion = reducesMotion
    }

    /// Saves the device and its windows until the next step, so that other tests can use their own.
    func leave() {
        device = SimulatedDevice.current
        let all = Array(UIApplication.shared.windowsFromFront.reversed())
        windows = all.firstIndex { $0 === window }.map { Array(all[$0...]) } ?? []
    }

    /// Performs a step; the error of a step that cannot be performed has its number and words.
    func perform(_ words: @autoclosure () -> String, _ location: SourceLocation, _ body: (Int) throws -> Void) throws {
        guard let device else { return try performNow(words(), location, body) }
        try SimulatedDevice.with(device) {
            UIApplication.shared.bringToFront(windows.isEmpty ? [window] : windows)
            defer { leave() }
            try performNow(words(), location, body)
        }
    }

    private func performNow(
        _ words: @autoclosure () -> String, _ location: SourceLocation, _ body: (Int) throws -> Void
    ) throws {
        stepCount += 1
        do {
            try body(stepCount)
        } catch let error as TouchError {
            throw StepError(number: stepCount, words: words(), reason: error.description, location: location)
        }
    }
}
