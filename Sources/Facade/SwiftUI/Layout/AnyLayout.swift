/// A layout of any type, so that views keep their identity when it changes.
public struct AnyLayout: Layout {
    /// The layout that is meant.
    let layout: any Layout

    /// Creates a layout of any type from one.
    public init<Arrangement: Layout>(_ layout: Arrangement) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// What the layout keeps.
    public struct Cache {
        fileprivate var value: Any
    }

    /// Makes what the layout keeps.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<Own: Layout>(_ layout: Own) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
        return make(layout)
    }

    /// Brings up to date what the layout keeps.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<Own: Layout>(_ layout: Own) {
            layout.with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
        }
        update(layout)
    }

    /// Returns the size that the layout takes, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<Own: Layout>(_ layout: Own) -> CGSize {
            layout.with(&cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return size(layout)
    }

    /// Places the views in bounds, in points.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<Own: Layout>(_ layout: Own) {
            layout.with(&cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(layout)
    }

    /// Returns what the layout asks of its neighbors.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<Own: Layout>(_ layout: Own) -> ViewSpacing {
            layout.with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return spacing(layout)
    }

    /// Returns where a guide is, in points; `nil` for the guide's own place.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func position<Own: Layout>(_ layout: Own) -> CGFloat? {
            layout.with(&cache, subviews) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return position(layout)
    }

    /// Returns where a guide is, in points; `nil` for the guide's own place.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func position<Own: Layout>(_ layout: Own) -> CGFloat? {
            layout.with(&cache, subviews) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return position(layout)
    }
}

extension Layout {
    /// Calls a closure with what the layout keeps, anew where another layout kept something before.
    fileprivate func with<Result>(
        _ kept: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
    ) -> Result {
        var own = kept.value as? Cache ?? makeCache(subviews: subviews)
        defer { kept.value = own }
        return body(&own)
    }
}
