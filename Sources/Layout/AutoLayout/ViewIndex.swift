import LayoutSimEquations
import LayoutSimViewTree

/// The views of a tree in preorder, with their superviews.
struct ViewIndex {
    /// A view and its place. It is a class, so that reading a part of the view copies nothing else.
    final class Node {
        /// The view, whose storage the layouts of the tree share.
        let shared: SharedView
        /// The layout rules of the view's class.
        let classRules: ClassRules?
        /// The position of the superview in `nodes`; `nil` for the root.
        let parent: Int?
        let depth: Int
        /// One past the position of the last descendant.
        fileprivate(set) var end: Int

        fileprivate init(_ view: View, parent: Int?, depth: Int, end: Int) {
            shared = SharedView(view)
            classRules = view.ownClassRules
            self.parent = parent
            self.depth = depth
            self.end = end
        }

        var view: View { _read { yield shared.view } }

        /// Returns the size of the view's content, wrapped at a width, in points. A method of the node, since reading
        /// the view from outside copies it.
        func size(by measure: ContentMeasure, width: Double?) -> IntrinsicSize { measure.size(of: view, width: width) }
    }

    private(set) var nodes: [Node] = []
    /// The positions of ids; `nil` if each id is the position itself.
    private var positions: [String: Int]?

    /// Creates an index without views, whose ids will be their positions.
    init() {}

    /// Creates an index of the views below a root, each as `change` returns it.
    init(_ root: View, change: (View) -> View = { $0 }) {
        var positions: [String: Int] = [:]
        var pending: [(view: View, parent: Int?, depth: Int)] = [(root, nil, 0)]
        while let next = pending.popLast() {
            let position = nodes.count
            nodes.append(Node(change(next.view), parent: next.parent, depth: next.depth, end: position + 1))
            precondition(
                positions.updateValue(position, forKey: next.view.id) == nil,
                "two views of a screen have the id '\(next.view.id)'")
            pending += next.view.subviews.reversed().map { ($0, position, next.depth + 1) }
        }
        self.positions = positions
        close()
    }

    mutating func reserve(_ count: Int) { nodes.reserveCapacity(count) }

    /// Adds the next view in preorder; `close()` follows the last one.
    mutating func append(_ view: __owned View, in parent: Int?) {
        let depth = parent.map { nodes[$0].depth + 1 } ?? 0
        nodes.append(Node(view, parent: parent, depth: depth, end: nodes.count + 1))
    }

    /// Sets the ends of the views.
    mutating func close() {
        for position in nodes.indices.reversed() {
            guard let parent = nodes[position].parent else { continue }
            nodes[parent].end = max(nodes[parent].end, nodes[position].end)
        }
    }

    /// Replaces a view with another value that has the same id.
    mutating func replaceView(at position: Int, with view: View) {
        let old = nodes[position]
        nodes[position] = Node(view, parent: old.parent, depth: old.depth, end: old.end)
    }

    /// Returns the position of the view with an id, which must exist.
    func position(of id: String) -> Int {
        guard let position = position(ofPossible: id) else {
            preconditionFailure("no view of the screen has the id '\(id)'")
        }
        return position
    }

    /// Returns the position of the view with an id, if there is one.
    func position(ofPossible id: String) -> Int? {
        if let positions { return positions[id] }
        guard let position = Int(id), nodes.indices.contains(position) else { return nil }
        return position
    }

    func position(of item: LayoutItem) -> Int { position(of: item.viewID) }

    /// Returns whether a view is a descendant of another one.
    func isInside(_ position: Int, _ ancestor: Int) -> Bool {
        position > ancestor && position < nodes[ancestor].end
    }

    /// Returns the nearest common ancestor of two views, which may be one of them.
    func commonAncestor(of first: Int, _ second: Int) -> Int {
        var (first, second) = (first, second)
        while first != second {
            // In preorder a view follows its ancestors.
            if first > second { first = nodes[first].parent ?? 0 } else { second = nodes[second].parent ?? 0 }
        }
        return first
    }
}
