import CoreGraphics
import Foundation
import LayoutSimMotion
import QuartzCore
import LayoutSimUIKitArithmetic

/// The action that UIKit performs for a change of a view's layer in an animation block: it adds an animation from the
/// old value to the new one.
///
/// Positions and sizes are animated additively, from the difference to zero, so that overlapping animations add up and
/// each runs to its end; bounds are animated as origin and size. For other properties, a new animation replaces the
/// previous one. Observed on iOS 8 and later: gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d,
/// iosoteric.com/additive-animations-animatewithduration-in-ios-8.
enum PropertyAction {
    static func canAnimate(_ key: String) -> Bool {
        switch key {
        case "bounds", "position", "zPosition", "anchorPoint", "transform", "sublayerTransform", "opacity",
            "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity",
            "shadowOffset", "shadowRadius", "shadowPath", "contents", "contentsRect", "path", "fillColor",
            "strokeColor",
            "strokeStart", "strokeEnd", "lineWidth", "colors", "locations", "startPoint", "endPoint":
            true
        default: false
        }
    }

    @MainActor static func make(_ key: String, _ group: AnimationGroup) -> CABasicAnimation {
        let animation =
            switch group.settings.curve {
            case .cubic: GroupedAnimation()
            case .spring(let spring): GroupedSpring(spring)
            }
        animation.keyPath = key
        animation.duration = group.settings.duration
        if let function = group.settings.curve.function { animation.timingFunction = function }
        animation.customGroup = group
        return animation
    }

    @MainActor fileprivate static func run(
        _ template: CABasicAnimation, _ key: String, _ layer: CALayer, from old: Any?, _ group: AnimationGroup
    ) {
        ReducedMotion.note(layer, key, from: old, group)
        if let keyframes = group.keyframes { return keyframes.note(layer, key, from: old) }
        if let driver = group.driver { return driver.drive(layer, key, from: old) }
        switch (key, old) {
        case ("position", let old as CGPoint):
            let way = CGPoint(x: old.x - layer.position.x, y: old.y - layer.position.y)
            addDifference(template, "position", way, CGPoint.zero, layer, group)
        case ("bounds", let old as CGRect):
            let (from, to) = (old, layer.bounds)
            if from.origin != to.origin {
                let way = CGPoint(x: from.origin.x - to.origin.x, y: from.origin.y - to.origin.y)
                addDifference(template, "bounds.origin", way, CGPoint.zero, layer, group)
            }
            if from.size != to.size {
                let way = CGSize(width: from.size.width - to.size.width, height: from.size.height - to.size.height)
                addDifference(template, "bounds.size", way, CGSize.zero, layer, group)
            }
        default:
            let animation = copy(template)
            let isRunning = layer.animation(forKey: key) != nil
            let isShown = group.settings.beginsFromCurrentState && isRunning
            animation.fromValue = isShown ? layer.valuePresented(key) : old
            animation.toValue = layer.value(forKey: key)
            group.add(animation, to: layer, forKey: key)
        }
    }

    @MainActor private static func addDifference(
        _ template: CABasicAnimation, _ path: String, _ from: Any, _ to: Any, _ layer: CALayer, _ group: AnimationGroup
    ) {
        let animation = copy(template)
        animation.keyPath = path
        animation.isAdditive = true
        (animation.fromValue, animation.toValue) = (from, to)
        group.add(animation, to: layer, forKey: layer.freeKey(path))
    }

    /// Returns a copy as an instance of one of Core Animation's own classes.
    private static func copy(_ template: CABasicAnimation) -> CABasicAnimation {
        guard let spring = template as? CASpringAnimation else {
            let copy = CABasicAnimation(keyPath: template.keyPath)
            copy.timingFunction = template.timingFunction
            return copy
        }
        let copy = CASpringAnimation(keyPath: spring.keyPath)
        (copy.mass, copy.stiffness, copy.damping) = (spring.mass, spring.stiffness, spring.damping)
        (copy.initialVelocity, copy.allowsOverdamping) = (spring.initialVelocity, spring.allowsOverdamping)
        return copy
    }
}

extension CALayer {
    /// Returns the presented value of a property.
    func valuePresented(_ key: String) -> Any? { presentedAlone().value(forKeyPath: key) }
}

/// The key under which an action stores its group.
private let groupKey = "LayoutSim.group"

extension CABasicAnimation {
    fileprivate var customGroup: AnimationGroup? {
        get { value(forKey: groupKey) as? AnimationGroup }
        set { setValue(newValue, forKey: groupKey) }
    }

    fileprivate func runForGroup(_ event: String, _ object: Any, _ arguments: [AnyHashable: Any]?) {
        nonisolated(unsafe) let (animation, object, old) = (self, object, arguments?["old"])
        MainActor.assumeIsolated {
            guard let layer = unsafe object as? CALayer, let group = unsafe animation.customGroup else { return }
            unsafe PropertyAction.run(animation, event, layer, from: old, group)
        }
    }
}

private final class GroupedAnimation: CABasicAnimation {
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        runForGroup(event, anObject, dict)
    }
}

private final class GroupedSpring: CASpringAnimation {
    convenience init(_ spring: Spring) {
        self.init()
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.ratio * spring.frequency)
        initialVelocity = CGFloat(spring.velocity)
        allowsOverdamping = true
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        runForGroup(event, anObject, dict)
    }
}
