public import CoreGraphics

/// The width or height of a mark.
public struct MarkDimension: Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    /// The mark's own size.
    public static let automatic = MarkDimension(kind: .automatic)
    /// Returns a length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// Returns the length of the step less a distance at both ends, in points.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    /// Returns a part of the step's length, of which 1 is all.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    /// Returns the length in a step, in points.
    ///
    /// - Parameter automatic: the part of the step that a mark takes by itself.
    func length(in step: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: step * automatic
        case .fixed(let length): length
        case .inset(let inset): max(step - 2 * inset, 0)
        case .ratio(let ratio): step * ratio
        }
    }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a length in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// How marks at the same place are put on top of each other.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Sendable { case standard, normalized, center, unstacked }

    let kind: Kind

    /// Each begins where the one before ends.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// Each begins where the one before ends, and all have the sum of 1.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// Each begins where the one before ends, and the middle of all is at 0.
    public static let center = MarkStackingMethod(kind: .center)
    /// Each begins at 0.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
