import LayoutSimGoldenTesting
import Testing
public import UIKit

/// A screen under test, with a person's fingers on it.
///
/// What is touched is found as VoiceOver and people find it: by accessibility identifier, else by accessibility label or
/// the text that it shows (titles of buttons, tabs, segments, items of bars, actions of alerts and menus, texts of labels,
/// placeholders of fields). Identifiers come before labels, and what is there to be touched before texts. Several that a
/// finger can reach are an error that lists them.
@MainActor public final class TestScreen {
    /// The window that shows the screen.
    public let window: UIWindow
    var run: ScriptRun?
    /// The device of a screen that other tests leave theirs for between two steps.
    private var device: SimulatedDevice?
    /// The window and those before it, the frontmost last.
    private var windows: [UIWindow] = []
    private(set) var stepCount = 0
    /// How the device was held when the screen was opened.
    private let viewport = SimulatedDevice.current.viewport
    /// Whether motion was reduced when the screen was opened.
    private let reducesMotion = SimulatedDevice.current.reducesMotion

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

    /// Takes the screen away, and leaves the device as it was before.
    public func close() {
        window.isHidden = true
        SimulatedDevice.current.viewport = viewport
        SimulatedDevice.current.reducesMotion = reducesMotion
    }

    /// Leaves the device to other tests until the next step.
    func leave() {
        device = SimulatedDevice.current
        let all = Array(UIApplication.shared.windowsFromFront.reversed())
        windows = all.firstIndex { $0 === window }.map { Array(all[$0...]) } ?? []
    }

    /// Runs a step; what keeps it from being done is told with its number and words.
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
