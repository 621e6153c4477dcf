/// Who made a constraint and what it is for, as far as that decides which constraint of a conflict is broken.
public enum ConstraintOrigin: String, Hashable, Sendable, CaseIterable {
    /// Made by the system (autoresizing mask, encapsulated layout, safe area, bounds); not broken while there is another.
    case system
    /// A width or height of the user that is a constant, or at least a constant.
    case size
    /// A trailing or bottom pin of the user to the container.
    case farEdge
    /// Any other constraint of the user.
    case other
}
