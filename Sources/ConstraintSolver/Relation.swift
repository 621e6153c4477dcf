/// How the left side of a constraint relates to its constant.
public enum Relation: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// The left side is the constant.
    case equal = "=="
    /// The left side is at most the constant.
    case lessOrEqual = "<="
    /// The left side is at least the constant.
    case greaterOrEqual = ">="
}
