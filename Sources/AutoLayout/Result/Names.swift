import LayoutSimViewTree

/// What findings call the views of a screen: by the name that people know them by, with the id where names are the same.
struct Names {
    private let index: ViewIndex
    private var counts: [String: Int] = [:]

    init(_ index: ViewIndex) {
        self.index = index
        for node in index.nodes {
            if let name = node.view.source.name { counts[name, default: 0] += 1 }
        }
    }

    func name(_ id: String) -> String {
        guard let position = index.position(ofPossible: id), let name = index.nodes[position].view.source.name else {
            return id
        }
        return counts[name] == 1 && index.position(ofPossible: name) == nil ? name : "\(name)#\(id)"
    }

    func item(_ item: LayoutItem) -> LayoutItem {
        switch item {
        case .view(let id): .view(name(id))
        case .guide(let kind, let owner): .guide(kind, owner: name(owner))
        }
    }

    /// The item by its name, as constraints are written.
    func text(_ item: LayoutItem) -> String { "\(self.item(item))" }

    func constraint(_ constraint: Constraint) -> Constraint {
        var constraint = constraint
        constraint.first.item = item(constraint.first.item)
        constraint.second = constraint.second.map { Constraint.Operand(item($0.item), $0.attribute) }
        return constraint
    }
}
