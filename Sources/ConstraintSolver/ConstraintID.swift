/// A constraint of a `Problem`: its place in the order in which the constraints were added, never used twice.
public struct ConstraintID: Hashable, Comparable, Sendable {
    /// The place, counted from 0.
    public let index: Int

    package init(index: Int) { self.index = index }

    /// Constraints that were added earlier come first.
    public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
