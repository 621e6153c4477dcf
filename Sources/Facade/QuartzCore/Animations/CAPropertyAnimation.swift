public import CoreGraphics
public import Foundation

/// An animation of a layer's property.
open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation of the property at a key path such as `position.x`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The key path of the animated property, such as `position.x`.
    open var keyPath: String?
    /// Whether the value is added to that of the layer instead of replacing it.
    open var isAdditive = false
    /// Whether each repetition starts from the end of the one before.
    open var isCumulative = false
    /// A function that maps the interpolated value to a transform.
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
        guard var value = value(at: time, over: base) else { return }
        if let valueFunction { value = valueFunction.transform(value) ?? value }
        guard isAdditive, let base else { return layer.setValue(value, forKeyPath: keyPath) }
        layer.setValue(AnimatedValue.sum(base, value), forKeyPath: keyPath)
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; `nil` to derive it from the other values and the layer's own.
    open var fromValue: Any?
    /// The value at the end; `nil` to derive it from the other values and the layer's own.
    open var toValue: Any?
    /// The difference between both ends, used if one of them is `nil`.
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
    /// The keyframe values; ignored if there is a path.
    open var values: [Any]?
    /// A path whose points are the values of a point property.
    open var path: CGPath?
    /// The fractions of the duration at which the keyframes are reached; `nil` for even spacing, or even speed on a
    /// path.
    open var keyTimes: [NSNumber]?
    /// The pacing between keyframes, one function for each segment; ignored in paced modes.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between keyframes are computed.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The tightness of a cubic curve at each keyframe, from -1 to 1.
    open var tensionValues: [NSNumber]?
    /// The sharpness of a cubic curve at each keyframe, from -1 to 1.
    open var continuityValues: [NSNumber]?
    /// The position of a cubic curve relative to each keyframe, from -1 to 1.
    open var biasValues: [NSNumber]?
    /// Whether the layer rotates to follow the path.
    open var rotationMode: CAAnimationRotationMode?
    /// The progress of the animation, 0 to 1, in place of its time.
    package final var part: (() -> Double)?

    override func take<Animation: CAAnimation>(_ other: Animation) -> Animation {
        if let other = other as? CAKeyframeAnimation {
            (other.values, other.path, other.keyTimes) = (values, path, keyTimes)
            (other.timingFunctions, other.calculationMode) = (timingFunctions, calculationMode)
            (other.rotationMode, other.part) = (rotationMode, part)
            (other.tensionValues, other.continuityValues) = (tensionValues, continuityValues)
            other.biasValues = biasValues
        }
        return super.take(other)
    }

    override func copied() -> CAAnimation { take(CAKeyframeAnimation()) }

    package override func apply(to layer: CALayer, at time: CFTimeInterval) {
        super.apply(to: layer, at: time)
        guard let rotationMode, path != nil, let part = part?() ?? progress(at: time)?.part,
            let way = KeyframeWay(self).direction(at: part)
        else { return }
        let factor: CGFloat = rotationMode == .rotateAutoReverse ? -1 : 1
        let (x, y) = (way.dx * factor, way.dy * factor)
        layer.transform = CATransform3DConcat(
            CATransform3DMakeAffineTransform(CGAffineTransform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0)),
            layer.transform)
    }

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
    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value lasts until the next keyframe.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at an even speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolation along a smooth curve through the keyframes.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolation along a smooth curve, with times as for an even speed along straight lines.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer rotates to follow the path along which it moves.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer points backward along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A function that maps numbers to a transform.
open class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName
    /// Creates a value function by name; never `nil` here.
    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }

    /// Returns the transform for a number or an array of three; `nil` for other values and unknown functions.
    func transform(_ value: Any) -> CATransform3D? {
        let numbers = (value as? [Any] ?? [value]).compactMap(LayerNumber.double).map { CGFloat($0) }
        guard let first = numbers.first else { return nil }
        return switch name {
        case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
        case .scale where numbers.count == 3: CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
        case .scaleX: CATransform3DMakeScale(first, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, first, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, first)
        case .translate where numbers.count == 3: CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
        case .translateX: CATransform3DMakeTranslation(first, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, first, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, first)
        default: nil
        }
    }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Maps an angle in radians to a rotation about the x-axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Maps an angle in radians to a rotation about the y-axis.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Maps an angle in radians to a rotation about the z-axis.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Maps three factors to a scale.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Maps a factor to a scale along the x-axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Maps a factor to a scale along the y-axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Maps a factor to a scale along the z-axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Maps three distances to a translation.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Maps a distance to a translation along the x-axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Maps a distance to a translation along the y-axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Maps a distance to a translation along the z-axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
