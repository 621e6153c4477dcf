package import LayoutSimGeometry

/// A side of a view; leading comes first on the horizontal axis.
package enum ViewEdge: String, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// The axis across which the edge runs.
    package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

    /// The edge of the first of two neighbors on an axis that faces the second.
    package static func last(on axis: Axis) -> ViewEdge { axis == .horizontal ? .trailing : .bottom }
    /// The edge of the second of two neighbors on an axis that faces the first.
    package static func first(on axis: Axis) -> ViewEdge { axis == .horizontal ? .leading : .top }
}

/// The edges that something is about.
package struct EdgeSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of edges.
    package init(_ edges: [ViewEdge]) {
        self.init(rawValue: edges.reduce(0) { $0 | EdgeSet.bit($1) })
    }

    package static let all = EdgeSet(ViewEdge.allCases)

    /// Whether the set has an edge.
    package subscript(edge: ViewEdge) -> Bool { rawValue & EdgeSet.bit(edge) != 0 }

    private static func bit(_ edge: ViewEdge) -> UInt8 {
        switch edge {
        case .top: 1
        case .leading: 2
        case .bottom: 4
        case .trailing: 8
        }
    }
}

extension EdgeInsets {
    /// The inset at an edge, in points; leading is left.
    package subscript(edge: ViewEdge) -> Double {
        get {
            switch edge {
            case .top: top
            case .leading: left
            case .bottom: bottom
            case .trailing: right
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: left = newValue
            case .bottom: bottom = newValue
            case .trailing: right = newValue
            }
        }
    }
}
