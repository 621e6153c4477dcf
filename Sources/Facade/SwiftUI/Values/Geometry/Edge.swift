/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The edge at which lines begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which lines end.
    case trailing

    /// Some of the four edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// The edges as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

        /// The upper edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]

        /// Returns whether an edge is in the set.
        func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

/// The edge at which lines begin, or the one at which they end.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The edge at which lines begin.
    case leading
    /// The edge at which lines end.
    case trailing

    /// Some of the two edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// The edges as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// Some of the two edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// The edges as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

        /// The upper edge.
        public static let top = Set(.top)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
