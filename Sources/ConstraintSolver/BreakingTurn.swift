/// What decides which of an author's constraints is broken in a conflict: the greatest turn, whatever was added first.
///
/// Measured on iOS 26.1: 820 conflicts in 16 families, each in every order of adding, recorded by Vercantez/openuikit.
package struct BreakingTurn: Hashable, Comparable, Sendable, BitwiseCopyable {
    /// How a constraint compares, those first that hold longer.
    package enum Form: UInt8, Comparable, Sendable, BitwiseCopyable {
        case equal, greaterOrEqual, lessOrEqual

        package static func < (left: Form, right: Form) -> Bool { left.rawValue < right.rawValue }
    }

    /// The place, breadth first, of the later of its items.
    package let latest: Int
    /// The place of its other item; that of the same one for a size that is a number.
    package let other: Int
    /// How the later item compares with the other one.
    package let form: Form
    /// UIKit's number of the later item's attribute.
    package let attribute: UInt8
    /// Whether the earlier item stands on the left side.
    package let isReversed: Bool
    /// What is added to the other item, in points.
    package let constant: Double

    package init(
        latest: Int, other: Int, form: Form, attribute: UInt8, isReversed: Bool = false, constant: Double
    ) {
        self.latest = latest
        self.other = other
        self.form = form
        self.attribute = attribute
        self.isReversed = isReversed
        self.constant = constant
    }

    package static func < (left: BreakingTurn, right: BreakingTurn) -> Bool {
        if left.latest != right.latest { return left.latest < right.latest }
        if left.other != right.other { return left.other < right.other }
        if left.form != right.form { return left.form < right.form }
        if left.attribute != right.attribute { return left.attribute < right.attribute }
        if left.isReversed != right.isReversed { return right.isReversed }
        return left.constant < right.constant
    }
}
