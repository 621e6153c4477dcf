import Foundation

@testable import UIKit

/// What objects tell those that they call: targets of controls, closures and delegates.
@MainActor final class PropertyEvents: NSObject {
    static let shared = PropertyEvents()
    private var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// Returns what was told since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Notes the events of a control.
    func follow(_ control: UIControl) {
        let events: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchUpInside, .touchUpOutside,
            .touchCancel, .valueChanged, .menuActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd,
            .editingDidEndOnExit,
        ]
        for event in events {
            control.addAction(UIAction { [weak self] _ in self?.note("event \(event.rawValue)") }, for: event)
        }
    }
}
