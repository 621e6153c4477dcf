import LayoutSimViewTree

/// The views of a tree in preorder, with their superviews.
struct ViewIndex {
    struct Node {
        var view: View
        /// The position of the superview in `nodes`; `nil` for the root.
        var parent: Int?
        var depth: Int
        /// One past the position of the last view inside it.
        var end = 0
    }

    private(set) var nodes: [Node] = []
    private var positions: [String: Int] = [:]

    /// Lists the views below a root, each as `change` returns it.
    init(_ root: View, change: (View) -> View = { $0 }) {
        var pending: [(view: View, parent: Int?, depth: Int)] = [(root, nil, 0)]
        while let next = pending.popLast() {
            let position = nodes.count
            nodes.append(Node(view: change(next.view), parent: next.parent, depth: next.depth, end: position + 1))
            precondition(
                positions.updateValue(position, forKey: next.view.id) == nil,
                "two views of a screen have the id '\(next.view.id)'")
            pending += next.view.subviews.reversed().map { ($0, position, next.depth + 1) }
        }
        for position in nodes.indices.reversed() {
            guard let parent = nodes[position].parent else { continue }
            nodes[parent].end = max(nodes[parent].end, nodes[position].end)
        }
    }

    /// Puts another value with the same id in the place of a view.
    mutating func replaceView(at position: Int, with view: View) { nodes[position].view = view }

    /// The position of the view with that id, which must exist.
    func position(of id: String) -> Int {
        guard let position = positions[id] else { preconditionFailure("no view of the screen has the id '\(id)'") }
        return position
    }

    /// The position of the view with that id, if there is one.
    func position(ofPossible id: String) -> Int? { positions[id] }

    func position(of item: LayoutItem) -> Int { position(of: item.viewID) }

    /// Whether a view is inside another one, at any depth.
    func isInside(_ position: Int, _ ancestor: Int) -> Bool {
        position > ancestor && position < nodes[ancestor].end
    }

    /// The nearest common ancestor of two views, which may be one of them.
    func commonAncestor(of first: Int, _ second: Int) -> Int {
        var (first, second) = (first, second)
        while first != second {
            // In preorder a view follows its ancestors.
            if first > second { first = nodes[first].parent ?? 0 } else { second = nodes[second].parent ?? 0 }
        }
        return first
    }
}
