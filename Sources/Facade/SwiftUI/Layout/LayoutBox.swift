import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// A layout of an app's own, as the engine asks it.
protocol LayoutCode: AnyObject {
    /// The direction in which the interface runs.
    var direction: LayoutDirection { get }
    /// The axis of spacers and dividers in the layout; `nil` if it is no stack.
    var stackAxis: LayoutSimGeometry.Axis? { get }
    /// Returns the size that the layout takes.
    func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size
    /// Returns the places of the views in a size.
    func places(in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews) -> [ProposalPlace]
    /// Returns where the layout has a guide in a size, in points; `nil` for the guide's own place.
    func position(
        of guide: AlignmentKey, in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews
    ) -> Double?
    /// Returns what the layout asks of its neighbors.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
}

/// A layout with what it keeps, which outlives the value of the layout.
final class LayoutBox<Arrangement: Layout>: LayoutCode {
    private var layout: Arrangement
    private(set) var direction: LayoutDirection
    private var cache: Arrangement.Cache?
    private var isOutdated = false

    init(_ layout: Arrangement, _ direction: LayoutDirection) {
        self.layout = layout
        self.direction = direction
    }

    var stackAxis: LayoutSimGeometry.Axis? { Arrangement.layoutProperties.stackOrientation?.value }

    /// Takes the layout of a later time; what was kept is brought up to date before it is used again.
    func update(_ layout: Arrangement, _ direction: LayoutDirection) {
        self.layout = layout
        self.direction = direction
        isOutdated = true
    }

    func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size {
        withCache(subviews) { cache in
            Size(layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache))
        }
    }

    func places(in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews) -> [ProposalPlace] {
        withCache(subviews) { cache in
            subviews.placed {
                layout.placeSubviews(
                    in: CGRect(origin: .zero, size: CGSize(size)), proposal: ProposedViewSize(proposal),
                    subviews: subviews, cache: &cache)
            }
        }
    }

    func position(
        of guide: AlignmentKey, in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews
    ) -> Double? {
        let (bounds, proposal) = (CGRect(origin: .zero, size: CGSize(size)), ProposedViewSize(proposal))
        return withCache(subviews) { cache in
            guide.isHorizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
        }.map(Double.init)
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout Arrangement.Cache) -> Result) -> Result {
        var own = cache ?? layout.makeCache(subviews: subviews)
        if isOutdated, cache != nil { layout.updateCache(&own, subviews: subviews) }
        isOutdated = false
        // One owner while the layout changes it, so that nothing is copied.
        cache = nil
        defer { cache = own }
        return body(&own)
    }
}
