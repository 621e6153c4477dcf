public import CoreGraphics
public import Foundation

/// Methods that an animation calls when it starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The abstract superclass of all animations.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
    var customValues: [String: Any] = [:]
    /// When the animation was added to a layer, in seconds of the layer.
    var addedTime: CFTimeInterval = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange: CAFrameRateRange = .default

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    open func value(forKey key: String) -> Any? { customValues[key] }
    open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Adds the animation to a layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// Returns the copy that a layer keeps.
    func copied() -> CAAnimation { take(CAAnimation()) }

    /// Copies the values of this animation to another one.
    func take<Animation: CAAnimation>(_ other: Animation) -> Animation {
        other.customValues = customValues
        other.timingFunction = timingFunction
        other.delegate = delegate
        other.isRemovedOnCompletion = isRemovedOnCompletion
        (other.beginTime, other.duration, other.speed) = (beginTime, duration, speed)
        (other.timeOffset, other.repeatCount, other.repeatDuration) = (timeOffset, repeatCount, repeatDuration)
        (other.autoreverses, other.fillMode) = (autoreverses, fillMode)
        return other
    }

    /// Applies the animation to a layer at a time, in seconds of the animated layer.
    package func apply(to layer: CALayer, at time: CFTimeInterval) {}

    /// Fills in unset values as the animation begins on a layer.
    func prepare(for layer: CALayer) {}
}
