package import LayoutSimGeometry

/// A line of a view by which it is aligned with others; a screen that runs right to left is mirrored as a whole.
package enum AlignmentGuide: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    /// Where the line between the rows of a list begins: at the first text.
    case separatorLeading
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
    /// A guide of the app's own, by its place in `ProposalTree.guides`.
    case own(Int, Axis)

    /// The axis on which the guide is a position.
    @inlinable package var axis: Axis {
        switch self {
        case .leading, .horizontalCenter, .trailing, .separatorLeading: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        case .own(_, let axis): axis
        }
    }
}

/// A horizontal and a vertical guide, by which a view is aligned within an area.
package struct Alignment: Hashable, Sendable {
    /// The guide on the horizontal axis.
    package var horizontal: AlignmentGuide
    /// The guide on the vertical axis.
    package var vertical: AlignmentGuide

    /// Creates an alignment from two guides.
    package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle on both axes.
    package static let center = Alignment(.horizontalCenter, .verticalCenter)
    /// The top of the leading side.
    package static let topLeading = Alignment(.leading, .top)

    /// The guide on an axis.
    @inlinable package subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}

/// What a view says of one of its guides, in points from its top leading corner.
package enum GuidePosition: Hashable, Sendable {
    /// A distance that does not depend on the view's size.
    case distance(Double)
    /// Another guide of the view, and a distance from it.
    case guide(AlignmentGuide, plus: Double)
    /// What code computes from the view's size, by a number that the code knows.
    case code(Int)
}
