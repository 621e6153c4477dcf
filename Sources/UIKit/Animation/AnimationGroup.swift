import Foundation
import QuartzCore

/// The animations that one block made, and what is called when all of them have ended.
@MainActor final class AnimationGroup {
    var settings: AnimationSettings
    private var completion: ((Bool) -> Void)?
    private var waiting = 0
    private var haveAllFinished = true
    private var isCommitted = false
    /// Collects changes for key frames in place of animating them.
    var keyframes: KeyframeRecorder?
    /// Moves what the block changes.
    weak var driver: UIViewPropertyAnimator?
    /// Who is told, of an animation between two calls.
    var delegate: CommittedAnimation?
    private var changedViews: [UIView] = []
    /// What its animations have in common.
    let motion = GroupMotion()

    init(_ settings: AnimationSettings, completion: ((Bool) -> Void)?) {
        self.settings = settings
        self.completion = completion
    }

    /// Adds an animation to a layer; it counts from the group's delay.
    func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
        settings.time(animation, on: layer)
        animation.delegate = AnimationEnd(self)
        waiting += 1
        layer.add(animation, forKey: key)
        if motion.course == nil { motion.course = (layer.animation(forKey: key) as? CAPropertyAnimation)?.course }
    }

    /// Notes a view that has another size, whose subviews may be laid out within the animation.
    func note(_ view: UIView) {
        if settings.laysOutSubviews { changedViews.append(view) }
    }

    func layOutChangedViews() {
        let views = changedViews
        changedViews = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Says that all animations were added. A group without any ends with the next turn of the main queue.
    func commit() {
        isCommitted = true
        guard waiting == 0, completion != nil else { return }
        let clock = unsafe AnimationClock.main
        let alarm = clock.call(after: 0, "the completion of an animation of nothing") { [self] in callIfDone() }
        clock.wakeSoon(alarm)
    }

    fileprivate func endOne(finished: Bool) {
        waiting -= 1
        if !finished { haveAllFinished = false }
        if isCommitted { callIfDone() }
    }

    private func callIfDone() {
        guard waiting == 0, let completion else { return }
        self.completion = nil
        completion(haveAllFinished)
    }
}

/// Tells a group that one of its animations ended.
final class AnimationEnd: NSObject, CAAnimationDelegate {
    private let group: AnimationGroup

    init(_ group: AnimationGroup) {
        self.group = group
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let group = group
        MainActor.assumeIsolated { group.endOne(finished: flag) }
    }
}
