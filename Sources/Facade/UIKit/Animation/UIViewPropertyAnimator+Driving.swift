import LayoutSimUIKitArithmetic
import QuartzCore

extension UIViewPropertyAnimator {
    /// Returns the progress of changes that begin at a fraction of the duration.
    func progress(delayedBy delay: Double) -> Double { course.progress(course.progress(at: now), delayedBy: delay) }

    /// Animates a property from its old value.
    func drive(_ layer: CALayer, _ key: String, from old: Any?) {
        guard let old, let new = layer.value(forKey: key) else { return }
        if let place = driven.firstIndex(where: { $0.layer === layer && $0.key == key }) {
            driven[place].to = new
            (driven[place].animation as? CABasicAnimation)?.toValue = new
            return
        }
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue, animation.duration) = (old, new, .infinity)
        let part = part(delayedBy: blockDelay)
        let delay = blockDelay
        animation.way = { _ in part() }
        layer.add(animation, forKey: key)
        guard let running = layer.animation(forKey: key) as? CABasicAnimation else { return }
        running.wayCourse = course.whole(delayedBy: delay, after: self.delay)
        driven.append(DrivenProperty(layer: layer, key: key, from: old, to: new, delay: delay, animation: running))
        if !isUserInteractionEnabled { held.add(layer) }
    }

    /// Animates a property through keyframes, the first of which is the old value.
    func drive(_ layer: CALayer, _ key: String, through animation: CAKeyframeAnimation) {
        guard let old = animation.values?.first, let new = animation.values?.last else { return }
        animation.duration = .infinity
        animation.part = part(delayedBy: blockDelay)
        layer.add(animation, forKey: key)
        guard let running = layer.animation(forKey: key) as? CAKeyframeAnimation else { return }
        driven.append(
            DrivenProperty(layer: layer, key: key, from: old, to: new, delay: blockDelay, animation: running))
        if !isUserInteractionEnabled { held.add(layer) }
    }

    private func part(delayedBy delay: Double) -> () -> Double {
        weak let animator = self
        return { MainActor.assumeIsolated { animator?.progress(delayedBy: delay) ?? 1 } }
    }
}
