import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// A layout of an app's own, as the engine asks it.
protocol LayoutCode: AnyObject {
    /// The direction in which the interface runs.
    var direction: LayoutDirection { get }
    /// Returns the size that the layout takes.
    func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size
    /// Returns the places of the views in a size.
    func places(in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews) -> [ProposalPlace]
}

/// A layout with what it keeps in one pass.
final class LayoutBox<Arrangement: Layout>: LayoutCode {
    private let layout: Arrangement
    let direction: LayoutDirection
    private var cache: Arrangement.Cache?

    init(_ layout: Arrangement, _ direction: LayoutDirection) {
        self.layout = layout
        self.direction = direction
    }

    func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size {
        withCache(subviews) { cache in
            Size(layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache))
        }
    }

    func places(in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews) -> [ProposalPlace] {
        withCache(subviews) { cache in
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: CGSize(size)), proposal: ProposedViewSize(proposal), subviews: subviews,
                cache: &cache)
        }
        return subviews.first?.places.all ?? []
    }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout Arrangement.Cache) -> Result) -> Result {
        var own = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }
}
