package import LayoutSimGeometry
package import LayoutSimViewTree

/// The extent of a view or guide along an axis, in unknowns and in the coordinates of the root.
struct AxisExtent {
    /// The unknown of its near edge; `nil` for the origin of the root.
    var start: Int?
    /// The unknown of its length; `nil` for a known length.
    var length: Int?
    /// The known length, in points.
    var knownLength = 0.0
    /// The distance in points of its left or top edge from the start, inward.
    var near = 0.0
    /// The distance in points of its right or bottom edge from the end, inward.
    var far = 0.0

    /// The extent without insets in points.
    func inset(by insets: EdgeInsets, along axis: Axis) -> AxisExtent {
        var extent = self
        extent.near += axis == .horizontal ? insets.left : insets.top
        extent.far += axis == .horizontal ? insets.right : insets.bottom
        return extent
    }

    /// The extent with insets in points added around it.
    func outset(by insets: EdgeInsets, along axis: Axis) -> AxisExtent {
        inset(
            by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right),
            along: axis)
    }
}

/// A point of an extent, or its length.
package enum AxisPoint: Sendable {
    /// The left or top edge.
    case near
    /// The right or bottom edge.
    case far
    /// The center between both edges.
    case center
    /// The distance between both edges.
    case length

    /// The coefficients of start and length in the point.
    var weights: (start: Double, length: Double) {
        switch self {
        case .near: (1, 0)
        case .far: (1, 1)
        case .center: (1, 0.5)
        case .length: (0, 1)
        }
    }
}

/// A point of an extent or its length, with an offset in points.
struct ExtentPoint {
    var extent: AxisExtent
    var point: AxisPoint
    var offset = 0.0
}

extension LayoutAttribute {
    /// Returns the point of an extent for an attribute; baselines are found from the near or far edge.
    func point(isRightToLeft: Bool) -> AxisPoint {
        switch self {
        case .left, .top, .firstBaseline: .near
        case .right, .bottom, .lastBaseline: .far
        case .leading: isRightToLeft ? .far : .near
        case .trailing: isRightToLeft ? .near : .far
        case .width, .height: .length
        case .centerX, .centerY: .center
        }
    }

    /// The axis along which it is a position; `nil` for sizes.
    package var positionAxis: Axis? {
        self == .width || self == .height ? nil : axis
    }

    /// Whether its side depends on the layout direction.
    var isRelativeToLanguage: Bool { self == .leading || self == .trailing }

    /// Whether it is an edge, which exists for a scroll view's frame and for its content.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
        }
    }
}
