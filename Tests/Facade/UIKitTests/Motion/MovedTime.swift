import Foundation
import UIKit

/// What a view shows at the present time.
@MainActor func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

/// Moves time on, in seconds.
@MainActor func pass(_ seconds: Double) { unsafe AnimationClock.main.advance(by: seconds) }

/// Moves time on to a whole second, where a frame begins.
@MainActor func passToAFrame() {
    let now = unsafe AnimationClock.main.now
    pass(now.rounded(.up) - now)
}

@MainActor func square() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
