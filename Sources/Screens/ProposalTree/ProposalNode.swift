package import LayoutSimGeometry

/// A view that answers proposals: what it is, and its children by their places in the tree.
package struct ProposalNode: Hashable, Sendable {
    /// What the node is.
    package var kind: ProposalKind
    /// The places of its children, in the order in which they are laid out.
    package var children: [Int]

    /// Creates a node of a kind with children.
    package init(_ kind: ProposalKind, _ children: [Int] = []) {
        self.kind = kind
        self.children = children
    }
}

/// The kinds of views that SwiftUI lays out, each with its inputs; lengths are points.
package enum ProposalKind: Hashable, Sendable {
    /// Takes what is proposed, as colors, shapes and materials do; 10 points where nothing is.
    case fill
    /// A text, by a number by which it is measured.
    case text(Int)
    /// A picture in its own size, or in any size if it is resizable.
    case image(Size, isResizable: Bool)
    /// A control that takes the width that is proposed, or is as wide as its ideal, and has a height of its own.
    case control(ideal: Size, fillsWidth: Bool)
    case spacer(minimum: Double?)
    /// A line across the axis of the stack around it, horizontal outside of stacks.
    case divider(thickness: Double)

    case stack(Axis, AlignmentGuide, spacing: Double?)
    /// A stack that takes the whole length across its axis.
    case lazyStack(Axis, AlignmentGuide, spacing: Double?)
    /// Rows of a lazy container that nobody made, with the length that they are thought to take along its axis, the
    /// distances between them and to their neighbors counted.
    case unmade(rows: Int, length: Double)
    /// Children in each other's place, the last in front.
    case overlapping(Alignment)
    /// The rows of a grid; a child that is no row spans all columns.
    case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    case gridRow(AlignmentGuide?)
    /// Cells in lines across an axis: the tracks are columns if the axis is vertical.
    case lazyGrid(Axis, [GridTrack], AlignmentGuide, spacing: Double?)
    /// The first child whose ideal size fits on the axes, else the last.
    case fitting(AxisSet)
    /// Content that may be larger than what is seen of it; the anchor says by its shares where shorter one lies, `nil`
    /// for the start of the axes.
    case scroll(AxisSet, margins: EdgeInsets, offset: Point, anchor: Point? = nil)
    /// Takes what is proposed and has its child at the top of the leading side.
    case geometryReader
    /// A layout whose answers and places code gives, by a number that the code knows; the axis is that of spacers and
    /// dividers in it, `nil` if it is no stack.
    case code(Int, axis: Axis? = nil)

    case frame(width: Double?, height: Double?, Alignment)
    case flexibleFrame(FrameLimits, Alignment)
    /// Leading and trailing are the left and the right of the insets.
    case padding(EdgeInsets)
    case fixedSize(AxisSet)
    /// The ratio of width to height, `nil` for that of the child's ideal size.
    case aspectRatio(Double?, fills: Bool)
    case offset(Point)
    /// Takes what is proposed and has the center of its child at a point.
    case position(Point)
    case guide(AlignmentGuide, GuidePosition)
    case priority(Double)
    /// The first child, and the second in its size, before or behind it.
    case secondary(Alignment, isBehind: Bool)
    /// A share of a container's length on the axes.
    case relativeFrame(AxisSet, RelativeShare, Alignment)
    /// Grows over the edges of the safe area that it touches, as far as something covers them.
    case ignoringSafeArea(EdgeSet, SafeAreaCover = .everything)
    /// The first child, and the second at an edge of it, aligned by a guide along that edge.
    case safeAreaInset(ViewEdge, AlignmentGuide, spacing: Double?)
    /// Insets within which the child is laid out, and which are a part of its safe area.
    case safeAreaPadding(EdgeInsets)
    /// Mirrors its child, which runs the other way than the views around it.
    case mirrored
    /// What a view says of its cell in a grid.
    case gridCell(GridCell)
    /// A view that has nothing to do with layout around its child.
    case decoration
}

/// The axes that something is about.
package struct AxisSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let horizontal = AxisSet(rawValue: 1)
    package static let vertical = AxisSet(rawValue: 2)
    package static let both: AxisSet = [.horizontal, .vertical]

    /// Whether the set has an axis.
    package subscript(axis: Axis) -> Bool { rawValue & (axis == .horizontal ? 1 : 2) != 0 }
}

/// The least, ideal and greatest lengths of a flexible frame, in points.
package struct FrameLimits: Hashable, Sendable {
    package var minimum = ProposedSize.unspecified
    package var ideal = ProposedSize.unspecified
    package var maximum = ProposedSize.unspecified

    package init() {}
}

/// A column or row of a lazy grid; `spacing` is the distance to the next one, in points.
package struct GridTrack: Hashable, Sendable {
    package enum Length: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as fit in the place of one flexible track.
        case adaptive(minimum: Double, maximum: Double)
    }

    package var length: Length
    package var spacing: Double?
    /// How cells lie in the track; `nil` for the middle.
    package var alignment: Alignment?

    package init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
        self.length = length
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The share of a container: `span` of `count` equal parts with `spacing` points between them.
package struct RelativeShare: Hashable, Sendable {
    package var container: Size
    package var count: Int
    package var span: Int
    package var spacing: Double

    package init(of container: Size, count: Int = 1, span: Int = 1, spacing: Double = 0) {
        self.container = container
        self.count = count
        self.span = span
        self.spacing = spacing
    }
}

extension ProposalKind {
    /// Whether the node is a modifier of its first child.
    package var isModifier: Bool {
        switch self {
        case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position, .guide, .priority,
            .secondary, .relativeFrame, .decoration, .ignoringSafeArea, .safeAreaInset, .safeAreaPadding, .gridCell,
            .mirrored:
            true
        case .fill, .text, .image, .control, .spacer, .divider, .stack, .lazyStack, .overlapping, .grid, .gridRow,
            .lazyGrid, .fitting, .scroll, .geometryReader, .code, .unmade:
            false
        }
    }
}
