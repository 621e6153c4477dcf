package import Foundation
import QuartzCore

/// Simulated fingers, whose touches are delivered to the app as events.
///
/// Points are in screen coordinates. Events have the time of the animation clock, which the caller advances.
@MainActor package final class Fingers {
    private var touches: [UITouch] = []
    private var events: TouchEnvironment { UIApplication.shared.events }

    /// Creates fingers, none of which is on the screen.
    package init() {}

    /// The view under the first finger.
    package var view: UIView? { touches.first?.view }

    /// Puts additional fingers down on the screen.
    package func down(at points: [CGPoint]) {
        guard events.ignoresTouches == 0 else { return }
        let new = points.compactMap { point -> UITouch? in
            guard let window = UIApplication.shared.window(at: point) else { return nil }
            let touch = UITouch()
            touch.window = window
            touch.timestamp = AnimationClock.current.now
            touch.point = window.convert(point, from: nil as UIWindow?)
            touch.previousPoint = touch.point
            return touch
        }
        for touch in touches { touch.phase = .stationary }
        events.begin(new, TouchesEvent.current)
        touches += new
        send()
    }

    /// Moves the fingers to points.
    package func move(to points: [CGPoint]) {
        for (touch, point) in zip(touches, points) {
            guard let window = touch.window else { continue }
            let place = window.convert(point, from: nil as UIWindow?)
            touch.phase = place == touch.point ? .stationary : .moved
            touch.previousPoint = touch.point
            touch.point = place
        }
        send()
    }

    /// Lifts the fingers.
    package func lift() { finish(.ended) }

    /// Cancels the touches, as the system does when it takes them over.
    package func cancel() { finish(.cancelled) }

    private func finish(_ phase: UITouch.Phase) {
        for touch in touches {
            touch.phase = phase
            touch.previousPoint = touch.point
        }
        send()
        events.end(touches)
        touches = []
    }

    private func send() {
        guard !touches.isEmpty else { return }
        let event = TouchesEvent.current
        let now = AnimationClock.current.now
        for touch in touches where touch.phase != .stationary { touch.timestamp = now }
        event.timestamp = now
        event.allTouches = Set(events.touches)
        UIApplication.shared.sendEvent(event)
        UIApplication.shared.layOutWindows()
    }
}

extension UIApplication {
    /// The visible windows, from front to back.
    package var windowsFromFront: [UIWindow] {
        windows.enumerated().filter { !$0.element.isHidden }
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }

    /// Returns the frontmost window that receives touches at a point of the screen.
    func window(at point: CGPoint) -> UIWindow? {
        let isOnKeys = keyboard.frame?.contains(point) ?? false
        return windowsFromFront.first { window in
            (!isOnKeys || window.windowLevel > .normal)
                && window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) != nil
        }
    }

    /// Lays out all visible windows if needed, as at the end of a turn of the run loop.
    package func layOutWindows() {
        for window in windows where !window.isHidden { window.layoutIfNeeded() }
    }

    /// Makes the next tap count as the first of a sequence, as after a pause.
    package func endTapSequence() { events.forgetTap() }

    /// The time in seconds that gestures still wait for further events, such as the second tap of a double tap.
    package var gestureDelay: Double {
        events.timers.map { $0.deadline - AnimationClock.current.now }.max() ?? 0
    }
}
