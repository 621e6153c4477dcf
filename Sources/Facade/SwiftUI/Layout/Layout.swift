// swift-format-ignore-file: NoLeadingUnderscores

/// Arranges views by an app's own rules.
public protocol Layout: Sendable, Animatable {
    /// What a layout keeps between its calls.
    associatedtype Cache = Void
    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// What the layout is, for views that ask for it.
    static var layoutProperties: LayoutProperties { get }

    /// Makes what the layout keeps.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings up to date what the layout keeps.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the size that the layout takes, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views in bounds, in points.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns what the layout asks of its neighbors.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns where a guide is, in points; `nil` for the guide's own place.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns where a guide is, in points; `nil` for the guide's own place.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// What the layout is.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Brings up to date what the layout keeps.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns what all views ask for at each edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// Returns where the views have a guide together, in points; `nil` if none says one.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.position(of: guide.key, in: bounds, proposal) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Returns where the views have a guide together, in points; `nil` if none says one.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.position(of: guide.key, in: bounds, proposal) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Arranges views by the layout, where its type has no initializer that takes them.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Makes what the layout keeps.
    public func makeCache(subviews: Subviews) {}
}

/// What a layout is.
public struct LayoutProperties: Sendable {
    /// The axis of a stack.
    public var stackOrientation: Axis?

    /// Creates properties of a layout that is no stack.
    public init() {}

    init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// A key of a value that a view has for the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}
