public import LayoutSimGeometry

/// The size that a parent proposes to a child, in points: `nil` asks for the ideal length, infinity for the greatest
/// and 0 for the least.
package struct ProposedSize: Hashable, Sendable {
    /// The proposed width, in points.
    package var width: Double?
    /// The proposed height, in points.
    package var height: Double?

    /// Creates a proposal from lengths in points.
    @inlinable package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    @inlinable package init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// Creates a proposal from the length along an axis and the one across it.
    @inlinable package init(_ length: Double?, along axis: Axis, across: Double?) {
        self = axis == .horizontal ? Self(width: length, height: across) : Self(width: across, height: length)
    }

    /// Asks for the ideal size.
    package static let unspecified = ProposedSize(width: nil, height: nil)
    /// Asks for the least size.
    package static let zero = ProposedSize(width: 0, height: 0)
    /// Asks for the greatest size.
    package static let infinity = ProposedSize(width: .infinity, height: .infinity)

    /// The proposed length along an axis.
    @inlinable package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Returns the size with ideal lengths in place of those that are not specified, as SwiftUI's
    /// `replacingUnspecifiedDimensions(by:)`.
    @inlinable package func filled(with ideal: Size) -> Size {
        Size(width: width ?? ideal.width, height: height ?? ideal.height)
    }
}

extension Axis {
    /// The other axis.
    @inlinable package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    /// The length along an axis, in points.
    @inlinable package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Point {
    /// The coordinate on an axis, in points.
    @inlinable package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
