import LayoutSimDevices
import LayoutSimMemberRecord
import LayoutSimUIKitTesting
import UIKit

/// Shows a controller on a phone with known sizes of bars and keyboards.
@MainActor func onPhone(
    _ controller: UIViewController, _ name: String = "iphone-6", _ body: (TestScreen) throws -> Void
) throws {
    let device = try DeviceCatalog.embedded.device(named: name)
    try SimulatedDevice.with(SimulatedDevice(viewport: device.viewport(.portrait))) {
        let screen = TestScreen(controller)
        defer { screen.close() }
        try body(screen)
    }
}

/// A controller with views on a screen, and a log of their events.
@MainActor final class Stage {
    let controller = UIViewController()
    let screen: TestScreen
    var log: [String] = []
    private var listeners: [Listener] = []

    init(_ views: UIView...) {
        for view in views { controller.view.addSubview(view) }
        screen = TestScreen(controller)
    }

    /// Returns the log and empties it.
    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// Records the states of a recognizer.
    func follow(_ recognizer: UIGestureRecognizer, _ name: String = "") {
        let listener = Listener { [weak self] in
            self?.log.append((name.isEmpty ? "" : "\(name) ") + $0.state.word)
        }
        recognizer.addTarget(listener, action: "heard:")
        listeners.append(listener)
    }

    /// Records the events of a control.
    func follow(_ control: UIControl) {
        for (event, word) in UIControl.Event.words {
            control.addAction(UIAction { [weak self] _ in self?.log.append(word) }, for: event)
        }
    }
}

/// A view with a frame that records its touches.
@MainActor final class Pad: UIView {
    var note: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("view began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("view moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("view ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("view cancelled") }
}

/// Records the actions of recognizers.
@MainActor final class Listener: NSObject {
    private let heard: (UIGestureRecognizer) -> Void

    init(_ heard: @escaping (UIGestureRecognizer) -> Void) { self.heard = heard }

    fileprivate func hear(_ recognizer: UIGestureRecognizer) { heard(recognizer) }

    nonisolated fileprivate static func members(_ t: _MemberTable) {
        t.add("heard:", 1) { (o: Listener, a: _Arguments) in
            o.hear(a[0])
            return nil
        }
    }
}

@used @section("swift5_tests")
private nonisolated let record: MemberRecord = (
    0x6c73_696d, 0,
    { pointer, _, _, _ in
        unsafe Listener.members(_MemberTable(at: pointer))
        return true
    }, 0, 0
)

extension UIGestureRecognizer.State {
    var word: String { ["possible", "began", "changed", "ended", "cancelled", "failed"][rawValue] }
}

extension UIControl.Event {
    static let words: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
}
