import LayoutSimAutoLayout
public import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimSpeech
import LayoutSimTesting
public import Testing
public import UIKit

/// Expects VoiceOver to say these lines of a controller on the device of a variant, one for each element in the order of reading.
///
/// The controller is shown as by `expectGolden(of:as:)`. A line has label, value, what the element is, its place, and its hint:
/// `Stay signed in, on, switch button. Double tap to toggle setting.`
@MainActor public func expectSpoken<Content>(
    _ expected: String, of controller: @autoclosure () throws -> UIViewController, as variant: Variant<Content>,
    system: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let lines = try SimulatedDevice.with(SimulatedDevice(variant, system: system)) {
        let controller = try controller()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        return try (window.seenView ?? window).spokenLines()
    }
    let wanted = expected.split(separator: "\n").map(String.init)
    guard lines != wanted else { return }
    let place = zip(lines, wanted).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { lines.indices.contains(place) ? "'\(lines[place])'" : "nothing more" }
    let message = "element \(place + 1) is read as \(line(lines)), not \(line(wanted)); all that is said:"
    record(ExpectationFailure([message] + lines), at: sourceLocation)
}

extension UIView {
    /// What VoiceOver says of the view, a line for each element.
    func spokenLines() throws -> [String] {
        let renderer = try GoldenRenderers.shared.renderer(SimulatedDevice.current.fontEra)
        return SpokenScreen(renderer.layout(frozen(named: ""))).lines
    }
}
