// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry

/// A row of views as a layout.
public struct HStackLayout: _ContainerLayout {
    /// The guide by which views are aligned.
    public var alignment: VerticalAlignment
    /// The distance between neighbors, in points; `nil` for what they ask for.
    public var spacing: CGFloat?

    /// Creates a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// What the layout is.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    /// What the layout is to the engine.
    public var _kind: _ContainerKind {
        _ContainerKind(kind: .stack(.horizontal, alignment.key, spacing: spacing.map(Double.init), isLazy: false))
    }
}

/// A column of views as a layout.
public struct VStackLayout: _ContainerLayout {
    /// The guide by which views are aligned.
    public var alignment: HorizontalAlignment
    /// The distance between neighbors, in points; `nil` for what they ask for.
    public var spacing: CGFloat?

    /// Creates a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// What the layout is.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    /// What the layout is to the engine.
    public var _kind: _ContainerKind {
        _ContainerKind(kind: .stack(.vertical, alignment.key, spacing: spacing.map(Double.init), isLazy: false))
    }
}

/// Views in each other's place as a layout.
public struct ZStackLayout: _ContainerLayout {
    /// The guides by which views are aligned.
    public var alignment: Alignment

    /// Creates the layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// What the layout is to the engine.
    public var _kind: _ContainerKind { _ContainerKind(kind: .overlapping(alignment)) }
}

/// A grid as a layout.
public struct GridLayout: _ContainerLayout {
    /// The guides by which cells are aligned.
    public var alignment: Alignment
    /// The distance between columns, in points; `nil` for what cells ask for.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; `nil` for what cells ask for.
    public var verticalSpacing: CGFloat?

    /// Creates a grid.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// What the layout is to the engine.
    public var _kind: _ContainerKind {
        _ContainerKind(
            kind: .grid(
                alignment, horizontalSpacing: horizontalSpacing.map(Double.init),
                verticalSpacing: verticalSpacing.map(Double.init)))
    }
}
