// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry
import LayoutSimProposalTree

/// Rows of cells in columns that are as wide as their widest cell.
nonisolated public struct Grid<Content: View>: View, PrimitiveView, WrittenView {
    let layout: GridLayout
    let content: Content
    let line = SourceLine()

    /// Creates a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Grid, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view.content, isSame: inputs.isSame).combined(inputs.node, view.layout._kind.kind)
    }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView, WrittenView {
    let alignment: VerticalAlignment?
    let content: Content
    let line = SourceLine()

    /// Creates a row.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: GridRow, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view.content, isSame: inputs.isSame).combined(inputs.node, .gridRow(view.alignment))
    }
}

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
    /// The length of a column or row.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length.
    public var size: Size
    /// The distance to the next one, in points.
    public var spacing: CGFloat?
    /// How cells are aligned.
    public var alignment: Alignment?

    /// Creates a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The column or row as layout has it, with its alignment by guides of a layout.
    func track(_ keys: AlignmentKeys) -> GridTrack {
        let length: GridTrack.Length =
            switch size {
            case .fixed(let length): .fixed(Double(length))
            case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
            case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
            }
        return GridTrack(
            length, spacing: spacing.map(Double.init), alignment: alignment.map(keys.alignment))
    }
}

/// Cells in columns, row by row.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView, WrittenView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    let line = SourceLine()

    /// Creates a grid that grows downward.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.pinnedViews = pinnedViews
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: LazyVGrid, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeRows(view.content).pinned(view.pinnedViews, inputs).withWholeLines(inputs.node).combined(
            inputs.node,
            .lazyGrid(
                .vertical, view.columns, view.alignment.key, spacing: view.spacing.map(Double.init)))
    }
}

/// Cells in rows, column by column.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView, WrittenView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    let line = SourceLine()

    /// Creates a grid that grows to the trailing side.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.pinnedViews = pinnedViews
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: LazyHGrid, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeRows(view.content).pinned(view.pinnedViews, inputs).withWholeLines(inputs.node).combined(
            inputs.node,
            .lazyGrid(
                .horizontal, view.rows, view.alignment.key, spacing: view.spacing.map(Double.init)))
    }
}

extension _ViewOutputs {
    /// Returns the outputs with headers and footers of sections as lines of a lazy grid.
    @MainActor fileprivate func withWholeLines(_ node: ViewNode) -> _ViewOutputs {
        var outputs = self
        outputs.elements = elements.map { element in
            guard element.traits[RowRoleKey.self] != .row else { return element }
            return ViewElement(node, ElementKind.gridRow(nil), [element], part: element.identity.part)
        }
        return outputs
    }
}

/// The first view whose ideal size fits, else the last.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView, WrittenView {
    let axes: Axis.Set
    let content: Content
    let line = SourceLine()

    /// Creates a choice of views, by their lengths on some axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: ViewThatFits, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view.content, isSame: inputs.isSame).combined(inputs.node, .plain(.fitting(view.axes.value)))
    }
}

extension Axis.Set {
    /// The axes as layout has them.
    var value: AxisSet {
        var axes: AxisSet = []
        if contains(.horizontal) { axes.insert(.horizontal) }
        if contains(.vertical) { axes.insert(.vertical) }
        return axes
    }
}
