public import Foundation
public import QuartzCore

/// Sends a message for each picture that the screen shows; pictures come as a test moves time.
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let action: Selector
    private var tick: Int?

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        action = sel
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard tick == nil else { return }
        timestamp = AnimationClock.current.now
        targetTimestamp = timestamp
        // A run loop keeps its links.
        tick = AnimationClock.current.addTick { [self] now in fire(now) }
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

    open func invalidate() {
        stop()
        target = nil
    }

    open var isPaused = false
    open private(set) var timestamp: CFTimeInterval = 0
    open private(set) var targetTimestamp: CFTimeInterval = 0
    open var duration: CFTimeInterval { 1 / 60 }
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange: CAFrameRateRange = .default
    open var frameInterval = 1

    private func stop() {
        tick.map(AnimationClock.current.removeTick)
        tick = nil
    }

    private func fire(_ now: CFTimeInterval) {
        guard !isPaused, let target else { return }
        timestamp = now
        targetTimestamp = now + duration
        _ = action.send(to: target, [self])
    }
}
