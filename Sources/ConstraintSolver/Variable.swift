/// An unknown of a `Problem`: its place in the order in which the unknowns were added.
public struct Variable: Hashable, Comparable, Sendable {
    /// The place, counted from 0.
    public let index: Int

    package init(index: Int) { self.index = index }

    /// Earlier variables come first.
    public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
