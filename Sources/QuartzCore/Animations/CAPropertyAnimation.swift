public import CoreGraphics
public import Foundation

/// An animation of a layer's property.
open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation of the property at a key path such as `position.x`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    override func take<Animation: CAAnimation>(_ other: Animation) -> Animation {
        if let other = other as? CAPropertyAnimation {
            other.keyPath = keyPath
            other.isAdditive = isAdditive
            other.isCumulative = isCumulative
            other.valueFunction = valueFunction
        }
        return super.take(other)
    }

    override func copied() -> CAAnimation { take(CAPropertyAnimation()) }

    /// Returns the value at a time, given the layer's value without the animation; `nil` if the animation shows nothing
    /// then.
    func value(at time: CFTimeInterval, over base: Any?) -> Any? { nil }

    package override func apply(to layer: CALayer, at time: CFTimeInterval) {
        guard let keyPath else { return }
        let base = layer.value(forKeyPath: keyPath)
        guard let value = value(at: time, over: base) else { return }
        guard isAdditive, let base else { return layer.setValue(value, forKeyPath: keyPath) }
        layer.setValue(AnimatedValue.sum(base, value), forKeyPath: keyPath)
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
    /// The progress from one end to the other after a time in seconds, in place of a timing curve.
    package final var way: ((CFTimeInterval) -> Double)?
    /// The timing that `way` follows, if it runs from the start to the end.
    package final var wayCourse: AnimationCourse?

    override func take<Animation: CAAnimation>(_ other: Animation) -> Animation {
        if let other = other as? CABasicAnimation {
            (other.fromValue, other.toValue, other.byValue) = (fromValue, toValue, byValue)
            (other.way, other.wayCourse) = (way, wayCourse)
        }
        return super.take(other)
    }

    override func copied() -> CAAnimation { take(CABasicAnimation()) }

    override func value(at time: CFTimeInterval, over base: Any?) -> Any? {
        let progress = way.map { ($0(max(0, time.seconds(since: beginTime))), 0) } ?? progress(at: time)
        guard let (part, repetition) = progress, let ends = ends(over: base) else { return nil }
        let value = AnimatedValue.between(ends.from, ends.to, at: part)
        guard isCumulative, repetition > 0, let step = AnimatedValue.difference(ends.to, ends.from) else {
            return value
        }
        return AnimatedValue.sum(value, step, times: Double(repetition))
    }

    /// Returns both ends; missing ones are derived from the others and from the layer's value.
    private func ends(over base: Any?) -> (from: Any, to: Any)? {
        switch (fromValue, toValue, byValue) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, AnimatedValue.sum(from, by))
        case (nil, let to?, let by?): return AnimatedValue.difference(to, by).map { ($0, to) }
        case (let from?, nil, nil): return base.map { (from, $0) }
        case (nil, let to?, nil): return base.map { ($0, to) }
        case (nil, nil, let by?): return base.map { ($0, AnimatedValue.sum($0, by)) }
        case (nil, nil, nil): return nil
        }
    }
}

/// An animation through a series of keyframe values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode: CAAnimationCalculationMode = .linear
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    open var rotationMode: CAAnimationRotationMode?
    /// The progress of the animation, 0 to 1, in place of its time.
    package final var part: (() -> Double)?

    override func take<Animation: CAAnimation>(_ other: Animation) -> Animation {
        if let other = other as? CAKeyframeAnimation {
            (other.values, other.path, other.keyTimes) = (values, path, keyTimes)
            (other.timingFunctions, other.calculationMode) = (timingFunctions, calculationMode)
            (other.rotationMode, other.part) = (rotationMode, part)
        }
        return super.take(other)
    }

    override func copied() -> CAAnimation { take(CAKeyframeAnimation()) }

    override func value(at time: CFTimeInterval, over base: Any?) -> Any? {
        if let part { return KeyframeWay(self).value(at: part()) }
        guard let (part, repetition) = progress(at: time) else { return nil }
        let way = KeyframeWay(self)
        guard let value = way.value(at: part) else { return nil }
        guard isCumulative, repetition > 0, let last = way.values.last else { return value }
        return AnimatedValue.sum(value, last, times: Double(repetition))
    }
}

/// How values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer rotates to follow the path along which it moves.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A function that maps numbers to a transform.
open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName
    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
