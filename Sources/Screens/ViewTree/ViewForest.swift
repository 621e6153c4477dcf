/// The views of a tree by their ids, apart from each other, so that they can be put together in another way.
///
/// All work is done in loops, since views can be nested deeper than the call stack allows.
package struct ViewForest {
    private var views: [String: View] = [:]
    private var children: [String: [String]] = [:]
    private var parents: [String: String] = [:]
    private let root: String

    /// Takes a tree apart, whose views must have different ids.
    package init(_ root: View) {
        self.root = root.id
        var waiting = [root]
        while var view = waiting.popLast() {
            let subviews = view.subviews
            view.subviews = []
            children[view.id] = subviews.map(\.id)
            for subview in subviews { parents[subview.id] = view.id }
            waiting += subviews
            views[view.id] = view
        }
    }

    /// A view without its subviews; `nil` if there is none with the id.
    package subscript(id: String) -> View? {
        get { views[id] }
        set { views[id] = newValue }
    }

    /// The ids of the subviews of a view, from the back to the front.
    package func subviews(of id: String) -> [String] { children[id] ?? [] }

    /// Takes a view, with all below, out of its superview.
    package mutating func detach(_ id: String) {
        guard let parent = parents.removeValue(forKey: id) else { return }
        children[parent]?.removeAll { $0 == id }
    }

    /// Puts a view in front of the other subviews of another one.
    package mutating func append(_ id: String, to parent: String) {
        children[parent, default: []].append(id)
        parents[id] = parent
    }

    /// The ids of a view and of all below, each superview before its subviews.
    package func preorder(of id: String) -> [String] {
        var order: [String] = []
        var waiting = [id]
        while let next = waiting.popLast() {
            order.append(next)
            waiting += (children[next] ?? []).reversed()
        }
        return order
    }

    /// The tree, put together.
    package var tree: View {
        var built: [String: View] = [:]
        for id in preorder(of: root).reversed() {
            guard var view = views[id] else { continue }
            view.subviews = (children[id] ?? []).compactMap { built.removeValue(forKey: $0) }
            built[id] = view
        }
        return built[root] ?? View(root)
    }
}
