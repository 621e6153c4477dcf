/// The views of a session in preorder: each superview before its subviews, those back to front.
struct Preorder {
    private(set) var views: [ViewHandle] = []
    /// The number of superviews, by preorder index.
    private(set) var depths: [Int] = []
    /// The superview's place, by place; the root's is its own.
    private var parents: [Int] = []
    /// The place behind the last view inside, by place.
    private var ends: [Int] = []
    /// By the view's index; -1 for views that were removed.
    private var places: [Int]

    init(_ records: [ViewRecord]) {
        places = Array(repeating: -1, count: records.count)
        var pending: [ViewHandle] = [.root]
        while let view = pending.popLast() {
            let place = views.count
            places[view.index] = place
            views.append(view)
            let parent = records[view.index].parent.map { places[$0.index] }
            parents.append(parent ?? 0)
            depths.append(parent.map { depths[$0] + 1 } ?? 0)
            pending += records[view.index].subviews.reversed()
        }
        ends = Array(1...views.count)
        for place in views.indices.dropFirst().reversed() {
            ends[parents[place]] = max(ends[parents[place]], ends[place])
        }
    }

    /// The place of a view; `nil` for one that was not there yet or is gone.
    func place(of view: ViewHandle) -> Int? {
        guard view.index < places.count, places[view.index] >= 0 else { return nil }
        return places[view.index]
    }

    /// The place of a view that the caller knows to be there.
    subscript(view: ViewHandle) -> Int { places[view.index] }

    /// The place behind the last view inside a view.
    func end(of view: ViewHandle) -> Int { ends[places[view.index]] }

    /// Whether a view is a subview of another one, at any depth.
    func isInside(_ view: ViewHandle, _ ancestor: ViewHandle) -> Bool {
        let (place, outer) = (places[view.index], places[ancestor.index])
        return place > outer && place < ends[outer]
    }

    /// Returns the nearest common ancestor of two views, which may be one of them.
    func commonAncestor(of first: ViewHandle, _ second: ViewHandle) -> ViewHandle {
        var (first, second) = (places[first.index], places[second.index])
        while first != second {
            // A superview stands before everything inside it.
            if first > second { first = parents[first] } else { second = parents[second] }
        }
        return views[first]
    }

    /// All views but the root, the deepest ones first, those of the same depth in their turns.
    func innermostFirst(_ records: [ViewRecord]) -> [ViewHandle] {
        let turns = views.map { records[$0.index].turn }
        return views.indices.dropFirst().sorted { (-depths[$0], turns[$0], $0) < (-depths[$1], turns[$1], $1) }
            .map { views[$0] }
    }
}
