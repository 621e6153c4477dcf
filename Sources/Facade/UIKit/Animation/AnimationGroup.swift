import Foundation
import QuartzCore

/// The animations of one block, with the completion handler called when all have ended.
@MainActor final class AnimationGroup {
    var settings: AnimationSettings
    private var completion: ((Bool) -> Void)?
    private var waiting = 0
    private var haveAllFinished = true
    private var isCommitted = false
    /// The recorder that collects changes for keyframes instead of animating them.
    var keyframes: KeyframeRecorder?
    /// The property animator that drives the changes of the block.
    weak var driver: UIViewPropertyAnimator?
    /// The delegate of a begin/commit animation.
    var delegate: CommittedAnimation?
    private var changedViews: [UIView] = []
    /// The values that the group's animations share.
    let motion = GroupMotion()

    init(_ settings: AnimationSettings, completion: ((Bool) -> Void)?) {
        self.settings = settings
        self.completion = completion
    }

    /// Adds an animation to a layer, beginning after the group's delay.
    func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
        settings.time(animation, on: layer)
        let held = settings.heldView(of: layer)
        held?.holdTouches(by: 1)
        animation.delegate = AnimationEnd(self, held)
        waiting += 1
        layer.add(animation, forKey: key)
        if motion.course == nil { motion.course = (layer.animation(forKey: key) as? CAPropertyAnimation)?.course }
    }

    /// Records a view with a new size, whose subviews may be laid out within the animation.
    func note(_ view: UIView) {
        if settings.laysOutSubviews { changedViews.append(view) }
    }

    func layOutChangedViews() {
        let views = changedViews
        changedViews = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Marks all animations as added. A group without animations ends in the next cycle of the main queue.
    func commit() {
        isCommitted = true
        guard waiting == 0, completion != nil else { return }
        let clock = unsafe AnimationClock.main
        let alarm = clock.call(after: 0, "the completion of an animation of nothing") { [self] in callIfDone() }
        clock.wakeSoon(alarm)
    }

    fileprivate func endOne(finished: Bool, holding held: UIView?) {
        held?.holdTouches(by: -1)
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

/// The animation delegate that notifies a group when an animation ends.
final class AnimationEnd: NSObject, CAAnimationDelegate {
    private let group: AnimationGroup
    /// The view whose touches the animation keeps.
    private weak var held: UIView?

    init(_ group: AnimationGroup, _ held: UIView?) {
        (self.group, self.held) = (group, held)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let (group, held) = (group, held)
        MainActor.assumeIsolated { group.endOne(finished: flag, holding: held) }
    }
}
