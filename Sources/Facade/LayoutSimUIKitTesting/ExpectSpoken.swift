import LayoutSimAutoLayout
public import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimSpeech
import LayoutSimTesting
public import Testing
public import UIKit

/// Verifies what VoiceOver says about a view controller on the device of a variant, with one line per element in
/// reading order.
///
/// The view controller is shown as by `expectGolden(of:as:)`. A line consists of the label, the value, the traits, the
/// position and the hint: `Stay signed in, on, switch button. Double tap to toggle setting.`
@MainActor public func expectSpoken<Content>(
    _ expected: String, of controller: @autoclosure () throws -> UIViewController, as variant: Variant<Content>,
    system: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    UnseenUses.begin()
    defer { UnseenUses.tell(at: sourceLocation) }
    record(
        try spokenFailure(expected, of: try controller(), as: variant, system: system), at: sourceLocation)
}

/// Returns where VoiceOver says something else than expected about a view controller, which is shown as by
/// `expectSpoken(_:of:as:)`; `nil` if it says the same.
@MainActor package func spokenFailure<Content>(
    _ expected: String, of controller: @autoclosure () throws -> UIViewController, as variant: Variant<Content>,
    system: String? = nil
) throws -> ExpectationFailure? {
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
    guard lines != wanted else { return nil }
    let place = zip(lines, wanted).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { lines.indices.contains(place) ? "'\(lines[place])'" : "nothing more" }
    let message = "element \(place + 1) is read as \(line(lines)), not \(line(wanted)); VoiceOver says:"
    return ExpectationFailure([message] + lines)
}

extension UIView {
    /// Returns what VoiceOver says about the view, with one line per element.
    package func spokenLines() throws -> [String] {
        let renderer = try Renderers.ofObjects.renderer(SimulatedDevice.current.fontEra)
        return SpokenScreen(renderer.layout(frozen(named: ""))).lines
    }
}
