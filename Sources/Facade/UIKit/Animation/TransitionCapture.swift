import Foundation

/// The captured animations of an interactive transition: they are paused, follow the progress, and continue to an end
/// when the interaction ends.
@MainActor final class TransitionCapture {
    private var animators: [UIViewPropertyAnimator] = []
    /// Whether captured animations run on their own.
    private var isRunning = false
    /// The duration of the transition without interaction, in seconds.
    var duration: Double
    /// The speed at which the animations continue.
    var speed: CGFloat = 1

    init(duration: Double) { self.duration = duration }

    /// The progress from 0 to 1, as a fraction of the transition's duration.
    var progress: CGFloat = 0 {
        didSet {
            for animator in animators { animator.fractionComplete = part(of: animator) }
        }
    }

    private func part(of animator: UIViewPropertyAnimator) -> CGFloat {
        guard animator.duration > 0, duration > 0 else { return progress }
        return min(1, max(0, progress) * CGFloat(duration / animator.duration))
    }

    /// Captures and pauses the animations that a block creates.
    func capture(_ body: () -> Void) {
        let outer = ViewAnimation.current.capture
        ViewAnimation.current.capture = self
        body()
        ViewAnimation.current.capture = outer
    }

    /// Captures the animations of a block; its completion is called when the transition has ended.
    func add(_ settings: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        let whole = settings.duration + settings.delay
        let animator = UIViewPropertyAnimator(duration: whole, along: settings.curve)
        withoutActuallyEscaping(animations) { block in
            animator.hold(block, delayFactor: whole > 0 ? settings.delay / whole : 0)
        }
        if let completion { animator.addCompletion { completion($0 == .end) } }
        hold(animator)
    }

    /// Captures and pauses a property animator that the app starts.
    func hold(_ animator: UIViewPropertyAnimator) {
        animator.scrubsLinearly = false
        animator.pauseAnimation()
        animator.fractionComplete = part(of: animator)
        animators.append(animator)
        if isRunning { animator.startAnimation() }
    }

    /// Continues all animations on their own, along their original curves.
    func start() {
        isRunning = true
        for animator in animators { animator.startAnimation() }
    }

    /// Pauses all animations; the progress becomes that of the furthest animation.
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

    /// Returns the remaining time to an end from the current progress, in seconds.
    func remainingTime(isReversed: Bool) -> Double {
        let left = isReversed ? progress : 1 - progress
        return speed > 0 ? Double(min(max(left, 0), 1) / speed) * duration : 0
    }

    /// Continues from the current progress, back to the start if the transition is canceled.
    func goOn(isReversed: Bool) {
        for animator in animators {
            let left = isReversed ? animator.fractionComplete : 1 - animator.fractionComplete
            if isReversed { animator.isReversed = true }
            animator.continueAnimation(
                withTimingParameters: nil, durationFactor: speed > 0 ? max(left, 0.001) / speed : 0)
        }
    }
}
