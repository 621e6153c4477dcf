import Foundation
import Testing

@testable import UIKit

/// The visible state at a time after an animation began does not depend on when it began.
@MainActor @Suite struct SameMomentTests {
    @Test(arguments: [false, true]) func `a moment looks the same to the last digit at all times`(
        _ hasAnimator: Bool
    ) {
        var seen: Set<Double> = []
        for pause in [0, 0.1, 1.77, 3.456, 25.6789] {
            pass(pause)
            let view = UIView()
            let shrink = { view.transform = CGAffineTransform(scaleX: 0.3, y: 0.3) }
            if hasAnimator {
                UIViewPropertyAnimator(duration: 0.3, curve: .easeOut, animations: shrink).startAnimation()
            } else {
                UIView.animate(withDuration: 0.3, animations: shrink)
            }
            pass(0.1)
            seen.insert(Double(shown(view).affineTransform().a))
        }
        #expect(seen.count == 1, "\(seen.sorted())")
    }
}
