/// An angle, clockwise on the screen.
public struct Angle: Hashable, Sendable, Comparable, Animatable, BitwiseCopyable {
    /// The angle in radians.
    public var radians: Double
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of zero.
    public init() { radians = 0 }
    /// Creates an angle from radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle from degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// No angle.
    public static var zero: Angle { Angle() }
    /// Returns an angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Returns whether one angle is less than another, turns included.
    public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
    /// Returns the sum of two angles.
    public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
    /// Returns the difference of two angles.
    public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }
    /// Returns the opposite of an angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Adds an angle to another.
    public static func += (one: inout Angle, other: Angle) { one = one + other }
    /// Subtracts an angle from another.
    public static func -= (one: inout Angle, other: Angle) { one = one - other }
    /// Returns a multiple of an angle.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// Returns a multiple of an angle.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
    /// Returns a part of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// Multiplies an angle.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
    /// Divides an angle.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }

    /// The radians times 128, as other animated values of an order of points have them.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}
