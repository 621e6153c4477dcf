import LayoutSimProposalTree

extension ElementTree {
    /// The children of a node from the back to the front.
    func drawingOrder(of node: Int) -> [Int] {
        let children = tree.nodes[node].children
        guard children.count > 1 else { return children }
        if case .secondary(_, let isBehind) = tree.nodes[node].kind, isBehind { return children.reversed() }
        guard hasTraits(children) else { return children }
        let order = children.map { elements[$0].traits[ZIndexKey.self] }
        guard order.contains(where: { $0 != 0 }) else { return children }
        return zip(children.indices, children).sorted { one, other in
            (order[one.0], one.0) < (order[other.0], other.0)
        }.map(\.1)
    }

    private func hasTraits(_ places: [Int]) -> Bool {
        for place in places where !elements[place].traits.isEmpty { return true }
        return false
    }
}
