import QuartzCore
import UIKit

extension TestScreen {
    /// Advances time until no gesture is pending and layout is up to date.
    func settle() {
        var rounds = 0
        while UIApplication.shared.gestureDelay > 0, rounds < 100 {
            AnimationClock.current.advance(by: UIApplication.shared.gestureDelay)
            rounds += 1
        }
        UIApplication.shared.endTapSequence()
        UIApplication.shared.layOutWindows()
    }
}
