public import Foundation
import QuartzCore
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// An animator whose animations can be paused, reversed and scrubbed.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    var driven: [DrivenProperty] = []
    var course: AnimatorCourse
    private var alarm: ClockAlarm?
    /// The start of the current block, as a fraction of the duration.
    var blockDelay = 0.0
    /// The timing curve; `nil` for an animator of the system's own.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration of the animation in seconds, which is the spring's own if it has one.
    open private(set) var duration: TimeInterval
    /// The delay in seconds before the animation starts.
    open private(set) var delay: TimeInterval = 0
    /// Whether the user can interact with views while they move.
    open var isUserInteractionEnabled = true
    var held = HeldViews()
    /// Whether the app tests itself which moving view a touch hits; stored only.
    @Inert(.behavior) open var isManualHitTestingEnabled = false
    /// Whether the animation can be paused and reversed; stored only.
    @Inert(.behavior) open var isInterruptible = true
    /// Whether pending updates of the shown windows become part of the animation, as with
    /// `UIView.AnimationOptions.flushUpdates`.
    open var flushUpdates = false
    /// Whether `fractionComplete` is a fraction of the change rather than of the duration.
    open var scrubsLinearly = true
    /// Whether the animator pauses at its end and stays active, without calling its completion handlers.
    open var pausesOnCompletion = false
    /// Whether the system created the animator, rather than the app.
    var isOfSystem = false
    open private(set) var state: UIViewAnimatingState = .inactive
    /// Whether the animations run, or the completion handlers are being called.
    open var isRunning: Bool { isMoving || isCompleting }
    private var isMoving = false
    private var isCompleting = false
    open var isReversed: Bool {
        get { course.isReversed }
        set {
            guard newValue != course.isReversed else { return }
            course.reverse(at: now)
            tellCourse()
            if isMoving { setAlarm() }
        }
    }
    open var fractionComplete: CGFloat {
        get {
            let progress = course.progress(at: now)
            let part = scrubsLinearly ? progress : course.curve.part(at: progress, of: duration)
            return CGFloat(isReversed ? 1 - part : part)
        }
        set {
            guard state != .stopped else { return }
            activate()
            stopTime()
            let part = isReversed ? 1 - Double(newValue) : Double(newValue)
            course.rest(at: scrubsLinearly ? part : course.curve.progress(at: part, of: duration))
        }
    }

    /// Creates an animator with a timing curve and a duration in seconds, in place of which a spring may have its own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let duration = parameters.springTimingParameters?.ownDuration ?? duration
        self.duration = duration
        timingParameters = parameters
        course = AnimatorCourse(duration: duration, curve: parameters.motionCurve(in: duration))
    }
    /// Creates an animator with a duration of zero.
    @preconcurrency @MainActor public override convenience init() {
        self.init(duration: 0, curve: .easeInOut)
    }
    /// Creates an animator with a curve and a duration in seconds.
    init(duration: TimeInterval, along curve: MotionCurve) {
        self.duration = duration
        course = AnimatorCourse(duration: duration, curve: curve)
        super.init()
    }
    /// Creates an animator with one of UIKit's curves and a duration in seconds.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }
    /// Creates an animator with a cubic curve and a duration in seconds.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }
    /// Creates an animator with a damped spring that settles in a duration in seconds.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }
    /// Starts an animator after a delay in seconds, and returns it; only the curve in the options counts here.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append((animation, delayFactor))
        if state == .active { runBlocks() }
    }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isMoving else { return startAnimation() }
        guard parameters != nil || durationFactor > 0 else { return startAnimation() }
        let left = isReversed ? course.progress(at: now) : 1 - course.progress(at: now)
        let length = durationFactor > 0 ? Double(durationFactor) * duration : left * duration
        let provider = parameters ?? timingParameters
        course.run(along: provider?.motionCurve(in: length) ?? MotionCurve(.easeInOut), for: length, since: now)
        isMoving = true
        tellCourse()
        setAlarm()
    }
    open func startAnimation() { startAnimation(afterDelay: 0) }
    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .stopped { refuse("startAnimation", "an animator that is stopped") }
        guard !isMoving else { return }
        if let capture = ViewAnimation.current.capture { return capture.hold(self) }
        self.delay = delay
        activate()
        isMoving = true
        course.run(since: now + max(0, delay))
        tellCourse()
        setAlarm()
    }
    open func pauseAnimation() {
        if state == .stopped { refuse("pauseAnimation", "an animator that is stopped") }
        activate()
        stopTime()
    }
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        stopTime()
        for property in driven { property.end(at: .current) }
        // The animator keeps the initial values until it is finished.
        if withoutFinishing { forget(completing: nil) } else { state = .stopped }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            raise(
                "NSInternalInconsistencyException",
                "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        for property in driven { property.end(at: finalPosition) }
        forget(completing: finalPosition)
    }

    /// Runs a block immediately and holds its changes at their initial values.
    func hold(_ block: () -> Void, delayFactor: Double) {
        activate()
        run(block, delayFactor: delayFactor)
    }

    deinit {
        let (state, isMoving) = (state, isMoving)
        guard state == .stopped || (state == .active && !isMoving) else { return }
        raise(
            "NSInternalInconsistencyException",
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released.")
    }

    private func refuse(_ call: String, _ what: String) -> Never {
        raise("NSInternalInconsistencyException", "It is an error to call \(call) on \(what).")
    }

    var now: Double { unsafe AnimationClock.main.now }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        course.rest(at: 0)
        runBlocks()
    }

    private func runBlocks() {
        let blocks = animations
        animations = []
        for (block, delayFactor) in blocks { run(block, delayFactor: Double(delayFactor)) }
    }

    private func run(_ block: () -> Void, delayFactor: Double) {
        let part = course.curve.part(at: course.progress(at: now), of: duration)
        blockDelay = part + delayFactor * (1 - part)
        var settings = AnimationSettings(duration: max(duration, 1e-3))
        settings.flushesUpdates = flushUpdates
        let group = AnimationGroup(settings, completion: nil)
        group.driver = self
        ViewAnimation.run(group, block)
    }

    /// Pauses all animations.
    private func stopTime() {
        halt()
        tellCourse()
    }

    private func halt() {
        course.rest(at: course.progress(at: now))
        isMoving = false
        alarm?.cancel()
        alarm = nil
    }

    /// Updates the course of the animations.
    private func tellCourse() {
        for property in driven {
            (property.animation as? CABasicAnimation)?.wayCourse = course.whole(
                delayedBy: property.delay, after: delay)
        }
    }

    private func setAlarm() {
        alarm?.cancel()
        guard let end = course.end else { return }
        let clock = unsafe AnimationClock.main
        let set = clock.call(at: end, "UIViewPropertyAnimator, \(duration) s") { [self] in arrive() }
        clock.wakeSoon(set)
        alarm = set
    }

    private func arrive() {
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        halt()
        if pausesOnCompletion { return course.rest(at: isReversed ? 0 : 1) }
        for property in driven { property.end(at: position) }
        forget(completing: position)
    }

    private func forget(completing position: UIViewAnimatingPosition?) {
        driven = []
        held.release()
        state = .inactive
        course.isReversed = false
        course.rest(at: 0)
        let pending = completions
        completions = []
        guard let position else { return }
        isCompleting = true
        defer { isCompleting = false }
        for completion in pending { completion(position) }
    }
}
