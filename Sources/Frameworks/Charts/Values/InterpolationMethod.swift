public import CoreGraphics

/// How a line runs between values.
public struct InterpolationMethod: Equatable, Sendable, CustomStringConvertible {
    enum Kind: Equatable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }

    let kind: Kind

    /// The name of the method.
    public var description: String { "\(kind)" }

    /// Straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// A curve that rises and falls only where the values do.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// A Catmull-Rom spline.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// Returns a Catmull-Rom spline: 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }
    /// A cardinal spline.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// Returns a cardinal spline: the higher the tension, the straighter its lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }
    /// Steps that begin at values.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// Steps in whose middle values are.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    /// Steps that end at values.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}
