import Foundation

/// The animations that an animator describes while somebody drives its transition: they stand still, follow the progress, and
/// go on to an end when the finger leaves.
@MainActor final class TransitionCapture {
    private var animators: [UIViewPropertyAnimator] = []
    /// Whether what is described runs by itself.
    private var isRunning = false
    /// How long the transition takes by itself, in seconds.
    var duration: Double
    /// How fast it goes on.
    var speed: CGFloat = 1

    init(duration: Double) { self.duration = duration }

    /// From 0 to 1, as a part of the transition's time.
    var progress: CGFloat = 0 {
        didSet {
            for animator in animators { animator.fractionComplete = part(of: animator) }
        }
    }

    private func part(of animator: UIViewPropertyAnimator) -> CGFloat {
        guard animator.duration > 0, duration > 0 else { return progress }
        return min(1, max(0, progress) * CGFloat(duration / animator.duration))
    }

    /// Has everything that is described within a block stand still.
    func capture(_ body: () -> Void) {
        let outer = ViewAnimation.current.capture
        ViewAnimation.current.capture = self
        body()
        ViewAnimation.current.capture = outer
    }

    /// Describes what a block animates; its completion is called when the transition has ended.
    func add(_ settings: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        let whole = settings.duration + settings.delay
        let animator = UIViewPropertyAnimator(duration: whole, along: settings.curve)
        withoutActuallyEscaping(animations) { block in
            animator.hold(block, delayFactor: whole > 0 ? settings.delay / whole : 0)
        }
        if let completion { animator.addCompletion { completion($0 == .end) } }
        hold(animator)
    }

    /// Has an animator that an app starts stand still.
    func hold(_ animator: UIViewPropertyAnimator) {
        animator.scrubsLinearly = false
        animator.pauseAnimation()
        animator.fractionComplete = part(of: animator)
        animators.append(animator)
        if isRunning { animator.startAnimation() }
    }

    /// Has everything go on by itself, along the curves that it was described with.
    func start() {
        isRunning = true
        for animator in animators { animator.startAnimation() }
    }

    /// Has everything stand still on its way; the progress is that of the animation that is farthest.
    func pause() {
        isRunning = false
        var reached: CGFloat = 0
        for animator in animators {
            let isGoingBack = animator.isReversed
            animator.pauseAnimation()
            let part = isGoingBack ? 1 - animator.fractionComplete : animator.fractionComplete
            if isGoingBack { animator.isReversed = false }
            if duration > 0 { reached = max(reached, part * CGFloat(animator.duration / duration)) }
        }
        progress = reached
    }

    /// How long it takes to an end from where it is, in seconds.
    func remainingTime(isReversed: Bool) -> Double {
        let left = isReversed ? progress : 1 - progress
        return speed > 0 ? Double(min(max(left, 0), 1) / speed) * duration : 0
    }

    /// Goes on from where it is, back to the start if the transition is cancelled.
    func goOn(isReversed: Bool) {
        for animator in animators {
            let left = isReversed ? animator.fractionComplete : 1 - animator.fractionComplete
            if isReversed { animator.isReversed = true }
            animator.continueAnimation(
                withTimingParameters: nil, durationFactor: speed > 0 ? max(left, 0.001) / speed : 0)
        }
    }
}
