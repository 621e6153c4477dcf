/// The key that decides which of an author's constraints is broken in a conflict: the one with the greatest key,
/// regardless of the order in which constraints were added.
///
/// Measured on iOS 26.1: 820 conflicts in 16 families, each in every order of adding, recorded by Vercantez/openuikit.
package struct BreakingTurn: Hashable, Comparable, Sendable, BitwiseCopyable {
    /// The relation of a constraint, in ascending order of how readily it is broken.
    package enum Form: UInt8, Comparable, Sendable, BitwiseCopyable {
        case equal, greaterOrEqual, lessOrEqual

        /// Orders relations by how readily they are broken.
        package static func < (left: Form, right: Form) -> Bool { left.rawValue < right.rawValue }
    }

    /// The breadth-first index of the later of the constraint's items.
    package let latest: Int
    /// The breadth-first index of the other item; equal to `latest` for a constant size.
    package let other: Int
    /// The relation of the later item to the other one.
    package let form: Form
    /// The raw value of the later item's `NSLayoutConstraint.Attribute`.
    package let attribute: UInt8
    /// Whether the earlier item is on the left-hand side.
    package let isReversed: Bool
    /// The constant added to the other item, in points.
    package let constant: Double

    /// Creates a key from the items, relation, attribute, and constant of a constraint; the constant is in points.
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

    /// Orders constraints by how readily they are broken.
    package static func < (left: BreakingTurn, right: BreakingTurn) -> Bool {
        if left.latest != right.latest { return left.latest < right.latest }
        if left.other != right.other { return left.other < right.other }
        if left.form != right.form { return left.form < right.form }
        if left.attribute != right.attribute { return left.attribute < right.attribute }
        if left.isReversed != right.isReversed { return right.isReversed }
        return left.constant < right.constant
    }
}
