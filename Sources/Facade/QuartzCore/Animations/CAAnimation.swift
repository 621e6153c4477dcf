public import CoreGraphics
public import Foundation
public import LayoutSimInertness

/// Methods that an animation calls when it starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Tells the delegate that the animation was added to its layer, even if it begins later.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells the delegate that the animation ended; the flag is whether it ran to its end.
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
    /// Always `true`, although nothing is encoded.
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    /// Returns the default value of a key; `nil` unless a subclass overrides it.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Always `true`; never called here.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    /// The pacing of the animation; `nil` for a constant speed.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which the animation retains.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops the animation when it ends.
    open var isRemovedOnCompletion = true
    /// The preferred frame rates; stored only.
    @Inert(.behavior) open var preferredFrameRateRange: CAFrameRateRange = .default

    /// When the animation begins, in seconds of the layer; 0 for when it is added.
    open var beginTime: CFTimeInterval = 0
    /// The duration of one repetition, in seconds; 0 for that of the transaction or of the group.
    open var duration: CFTimeInterval = 0
    /// The speed of the animation's time relative to that of the layer.
    open var speed: Float = 1
    /// An offset of the animation's time, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of repetitions, which may be fractional; 0 for one.
    open var repeatCount: Float = 0
    /// How long the animation repeats, in seconds, in place of `repeatCount`; 0 for no such limit.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the animation plays in reverse after each repetition.
    open var autoreverses = false
    /// What the animation shows before it begins and after it ends.
    open var fillMode: CAMediaTimingFillMode = .removed

    /// Returns a value set for a key; properties are not found by key here.
    open func value(forKey key: String) -> Any? { customValues[key] }
    /// Sets a value for a key; properties are not changed by key here.
    open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }
    /// Returns the value for the key that equals the whole key path.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Sets the value for the key that equals the whole key path.
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
