package import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimViewTree

/// A step on the path from an input to an output.
package enum PathStep: Hashable, Sendable {
    /// A text or image whose natural size changes along an axis, in points.
    case size(view: String, Axis, growth: Double)
    /// The input itself.
    case input(InputChange)
    /// A constraint that propagates the change.
    case link(Constraint)
    /// An edge that an inequality holds.
    case limit(Constraint.Operand)
    /// A broken constraint, with its violation in points.
    case givesWay(Constraint, error: Double)
}

extension PathStep: CustomStringConvertible {
    /// The step in words: `title.height +18`, `description.bottom at its limit`, `patch.height == 232 @750 gives way
    /// (off by 18)`.
    package var description: String {
        switch self {
        case .size(let view, let axis, let growth):
            "\(quotedIfNeeded(view)).\(axis == .horizontal ? "width" : "height") "
                + "\(growth < 0 ? "-" : "+")\(decimal(abs(growth)))"
        case .input(let input): "\(input)"
        case .link(let constraint): "\(constraint)\(constraint.lineNote)"
        case .limit(let edge): "\(edge) at its limit"
        case .givesWay(let constraint, let error):
            "\(constraint) is broken (off by \(decimal(error)))\(constraint.lineNote)"
        }
    }
}
