public import Foundation
public import QuartzCore

/// A timer that sends an action for each frame that the screen shows; frames come as a test advances time.
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let action: Selector
    private var tick: Int?
    /// The number of frames since the link was added.
    private var pictures = 0

    /// Creates a display link that sends a message to a target, which it retains until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        action = sel
        super.init()
    }

    /// Starts the display link; the run loop and the mode are ignored here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard tick == nil else { return }
        timestamp = AnimationClock.current.now
        targetTimestamp = timestamp
        pictures = 0
        // The run loop retains its links.
        tick = AnimationClock.current.addTick { [self] now in fire(now) }
    }

    /// Stops the display link.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

    /// Stops the display link and releases its target.
    open func invalidate() {
        stop()
        target = nil
    }

    /// Whether the display link skips its messages.
    open var isPaused = false
    /// The time of the last message, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next message, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the screen, in seconds; always 1/60 here.
    open var duration: CFTimeInterval { 1 / 60 }
    /// The preferred number of messages per second; 0 for the preferred frame rate range.
    open var preferredFramesPerSecond = 0
    /// The preferred range of frame rates, of which only the preferred rate counts here.
    open var preferredFrameRateRange: CAFrameRateRange = .default
    /// The number of frames from one message to the next, if no other rate is preferred.
    open var frameInterval = 1

    private func stop() {
        tick.map(AnimationClock.current.removeTick)
        tick = nil
    }

    /// The number of screen frames per action: the rate is the nearest divisor of the screen's rate, as Apple's
    /// documentation of `preferredFramesPerSecond` describes.
    private var step: Int {
        let preferred = Float(preferredFramesPerSecond)
        let rate = preferred > 0 ? preferred : preferredFrameRateRange.preferred ?? 0
        guard rate > 0 else { return max(1, frameInterval) }
        return max(1, Int((1 / Float(duration) / rate).rounded()))
    }

    private func fire(_ now: CFTimeInterval) {
        pictures += 1
        guard !isPaused, let target, pictures % step == 0 else { return }
        timestamp = now
        targetTimestamp = now + duration * Double(step)
        _ = action.send(to: target, [self])
    }
}
