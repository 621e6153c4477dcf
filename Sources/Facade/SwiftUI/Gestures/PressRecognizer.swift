import UIKit

/// A long press that also tells that a finger is on the view, and that it left too early.
final class PressRecognizer: UILongPressGestureRecognizer {
    /// Hears that a finger came, and that it went without a press.
    var waits: (Bool) -> Void = { _ in }
    private var isWaiting = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !isWaiting {
            isWaiting = true
            waits(true)
        }
        super.touchesBegan(touches, with: event)
    }

    /// Notes that the press came about.
    func complete() { isWaiting = false }

    override func reset() {
        super.reset()
        guard isWaiting else { return }
        isWaiting = false
        waits(false)
    }
}
