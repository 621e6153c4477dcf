import LayoutSimGeometry
import LayoutSimViewTree

/// The extent of a view or guide along an axis, in unknowns and in the coordinates of the layout root.
struct Span {
    /// The unknown of its near edge; `nil` is the origin of the root.
    var start: Int?
    /// The unknown of its length; `nil` where it is known.
    var length: Int?
    /// The length in points where it is known.
    var knownLength = 0.0
    /// The distance in points of its left or top edge from the start, inwards.
    var near = 0.0
    /// The distance in points of its right or bottom edge from the end, inwards.
    var far = 0.0

    /// The span without insets in points.
    func inset(by insets: EdgeInsets, along axis: Axis) -> Span {
        var span = self
        span.near += axis == .horizontal ? insets.left : insets.top
        span.far += axis == .horizontal ? insets.right : insets.bottom
        return span
    }
}

/// A point or the length of a span, and a distance from it in points.
struct Place {
    /// What of a span is meant.
    enum Point {
        case near, far, center, length

        /// The multiples of the start and of the length.
        var weights: (start: Double, length: Double) {
            switch self {
            case .near: (1, 0)
            case .far: (1, 1)
            case .center: (1, 0.5)
            case .length: (0, 1)
            }
        }
    }

    var span: Span
    var point: Point
    var offset = 0.0
}

extension LayoutAttribute {
    /// The point of a span that it names; baselines are found from the near or far edge.
    func point(isRightToLeft: Bool) -> Place.Point {
        switch self {
        case .left, .top, .firstBaseline: .near
        case .right, .bottom, .lastBaseline: .far
        case .leading: isRightToLeft ? .far : .near
        case .trailing: isRightToLeft ? .near : .far
        case .width, .height: .length
        case .centerX, .centerY: .center
        }
    }

    /// The axis on which it is a position; `nil` for sizes.
    var positionAxis: Axis? {
        self == .width || self == .height ? nil : axis
    }

    /// Whether it is at the side where languages begin or end.
    var isRelativeToLanguage: Bool { self == .leading || self == .trailing }

    /// Whether it is an edge, which a scroll view has of its frame and of its content.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
        }
    }
}
