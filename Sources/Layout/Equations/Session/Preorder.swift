/// The views of a session in preorder: each superview before its subviews, back to front.
struct Preorder {
    private(set) var views: [ViewHandle] = []
    /// The number of superviews, by preorder index.
    private(set) var depths: [Int] = []
    /// The place of the superview, by place; the root is its own.
    private var parents: [Int] = []
    /// The place after the last descendant, by place.
    private var ends: [Int] = []
    /// The places by view index; -1 for removed views.
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

    /// Returns the place of a view; `nil` if it did not exist yet or was removed.
    func place(of view: ViewHandle) -> Int? {
        guard view.index < places.count, places[view.index] >= 0 else { return nil }
        return places[view.index]
    }

    /// Returns the place of a view that exists.
    subscript(view: ViewHandle) -> Int { places[view.index] }

    /// Returns the place after the last descendant of a view.
    func end(of view: ViewHandle) -> Int { ends[places[view.index]] }

    /// Returns whether a view is a descendant of another one.
    func isInside(_ view: ViewHandle, _ ancestor: ViewHandle) -> Bool {
        let (place, outer) = (places[view.index], places[ancestor.index])
        return place > outer && place < ends[outer]
    }

    /// Returns the nearest common ancestor of two views, which may be one of them.
    func commonAncestor(of first: ViewHandle, _ second: ViewHandle) -> ViewHandle {
        var (first, second) = (places[first.index], places[second.index])
        while first != second {
            // A superview comes before its descendants.
            if first > second { first = parents[first] } else { second = parents[second] }
        }
        return views[first]
    }

    /// Returns all views except the root, the deepest first, those of the same depth in their turns.
    func innermostFirst(_ records: [ViewRecord]) -> [ViewHandle] {
        let turns = views.map { records[$0.index].turn }
        return views.indices.dropFirst().sorted { (-depths[$0], turns[$0], $0) < (-depths[$1], turns[$1], $1) }
            .map { views[$0] }
    }
}
