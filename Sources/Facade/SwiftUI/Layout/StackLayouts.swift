import LayoutSimGeometry
import LayoutSimInertness

/// A row of views as a layout.
public struct HStackLayout: Layout, StandardLayout {
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
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// Returns the size that is taken, in points; `nil` for what UIKit says.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.greatestSize(proposal)
    }

    /// Places the views in bounds, in points.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        inert(.layout, in: Self.self)
    }

    var kind: ElementKind { .stack(.horizontal, alignment.key, spacing: spacing.map(Double.init), isLazy: false) }
}

/// A column of views as a layout.
public struct VStackLayout: Layout, StandardLayout {
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
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// Returns the size that is taken, in points; `nil` for what UIKit says.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.greatestSize(proposal)
    }

    /// Places the views in bounds, in points.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        inert(.layout, in: Self.self)
    }

    var kind: ElementKind { .stack(.vertical, alignment.key, spacing: spacing.map(Double.init), isLazy: false) }
}

/// Views in each other's place as a layout.
public struct ZStackLayout: Layout, StandardLayout {
    /// The guides by which views are aligned.
    public var alignment: Alignment

    /// Creates the layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Returns the size that is taken, in points; `nil` for what UIKit says.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.greatestSize(proposal)
    }

    /// Places the views in bounds, in points.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        inert(.layout, in: Self.self)
    }

    var kind: ElementKind { .overlapping(alignment) }
}

/// A grid as a layout.
public struct GridLayout: Layout, StandardLayout {
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

    /// Returns the size that is taken, in points; `nil` for what UIKit says.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.greatestSize(proposal)
    }

    /// Places the views in bounds, in points.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        inert(.layout, in: Self.self)
    }

    var kind: ElementKind {
        .grid(
            alignment, horizontalSpacing: horizontalSpacing.map(Double.init),
            verticalSpacing: verticalSpacing.map(Double.init))
    }
}

/// A layout of any type, so that views keep their identity when it changes.
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// Creates a layout of any type from one.
    public init<Arrangement: Layout>(_ layout: Arrangement) { self.layout = layout }

    /// What the layout keeps.
    public struct Cache {
        var value: Any
    }

    /// Makes what the layout keeps.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<Arrangement: Layout>(_ layout: Arrangement) -> Cache {
            Cache(value: layout.makeCache(subviews: subviews))
        }
        return make(layout)
    }

    /// Returns the size that is taken, in points; `nil` for what UIKit says.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<Arrangement: Layout>(_ layout: Arrangement) -> CGSize {
            var own = cache.value as? Arrangement.Cache ?? layout.makeCache(subviews: subviews)
            defer { cache.value = own }
            return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
        }
        return size(layout)
    }

    /// Places the views in bounds, in points.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<Arrangement: Layout>(_ layout: Arrangement) {
            var own = cache.value as? Arrangement.Cache ?? layout.makeCache(subviews: subviews)
            defer { cache.value = own }
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
        }
        place(layout)
    }
}

extension AnyLayout: StandardLayoutBox {
    var standard: (any StandardLayout)? { layout as? any StandardLayout }
}

/// A layout that may hold one that the engine knows.
protocol StandardLayoutBox {
    /// The layout that the engine knows; `nil` if it is an app's own.
    var standard: (any StandardLayout)? { get }
}

extension LayoutSubviews {
    /// Returns the greatest lengths that the views answer; stacks are laid out by the engine and not by this.
    fileprivate func greatestSize(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
}
