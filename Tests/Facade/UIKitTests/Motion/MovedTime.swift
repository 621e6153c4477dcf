import Foundation
import UIKit

/// Returns the visible state of a view at the current time.
@MainActor func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

/// Advances the time, in seconds.
@MainActor func pass(_ seconds: Double) { unsafe AnimationClock.main.advance(by: seconds) }

/// Advances the time to a whole second, at which a frame begins.
@MainActor func passToAFrame() {
    let now = unsafe AnimationClock.main.now
    pass(now.rounded(.up) - now)
}

@MainActor func square() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
