import Foundation
import Testing

@testable import UIKit

/// The visible state at a time after an animation began does not depend on when it began.
@Suite struct SameMomentTests {
    // In a process of its own, since the frames of what other tests left running would be shown for 40 minutes.
    @Test func `a moment looks the same to the last digit at all times`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                for hasAnimator in [false, true] {
                    let seen = [0, 0.1, 7.77, 123.456, 2_345.6789].map { momentOfShrinking(after: $0, hasAnimator) }
                    precondition(Set(seen).count == 1, "\(seen)")
                }
            }
        }
    }
}

/// Returns the scale of a view a tenth of a second after it began to shrink, which it does after a pause in seconds.
@MainActor private func momentOfShrinking(after pause: Double, _ hasAnimator: Bool) -> Double {
    pass(pause)
    let view = UIView()
    let shrink = { view.transform = CGAffineTransform(scaleX: 0.3, y: 0.3) }
    if hasAnimator {
        UIViewPropertyAnimator(duration: 0.3, curve: .easeOut, animations: shrink).startAnimation()
    } else {
        UIView.animate(withDuration: 0.3, animations: shrink)
    }
    pass(0.1)
    return Double(shown(view).affineTransform().a)
}
