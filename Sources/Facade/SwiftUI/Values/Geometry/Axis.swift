/// A direction in which things lie or move.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// From leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The name of the case.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Some of the two axes.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// The axes as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)

        /// Creates a set of one axis.
        init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
    }
}
