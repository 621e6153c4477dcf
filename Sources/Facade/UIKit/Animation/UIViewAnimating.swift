public import Foundation

/// Whether an animator has not started, is active, or has been stopped and waits to be finished.
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }
/// The position at which an animation ends: its end, its start, or where it is.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }
/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// The methods for controlling an animation.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animator has not started, is active, or waits to be finished.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is moving.
    var isRunning: Bool { get }
    /// Whether the animation runs from its end to its start.
    var isReversed: Bool { get set }
    /// How much of the animation is done, from 0 to 1; setting it pauses the animation there.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation or resumes it.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation where it is, or activates it without moving.
    func pauseAnimation()
    /// Stops the animation where it is; with `false` it waits to be finished.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a position and calls its completion handlers.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The methods for changing a running animation.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start after a fraction of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to animate.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a handler for the end of the animation, called with the position at which it ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with other timing, for a multiple of its duration or, with 0, for what is left of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An object that provides a timing curve.
@preconcurrency public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of the curve if it is cubic, or `nil`.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of the curve if it is a spring, or `nil`.
    var springTimingParameters: UISpringTimingParameters? { get }
}
