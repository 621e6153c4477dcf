import LayoutSimGeometry
import LayoutSimViewTree

/// The names by which findings call the views of a screen: the author's name, with the id where several share it.
struct DisplayNames {
    private let index: ViewIndex
    private var counts: [String: Int] = [:]

    init(_ index: ViewIndex) {
        self.index = index
        for node in index.nodes {
            if let name = node.view.source.name { counts[name, default: 0] += 1 }
        }
    }

    /// The view or guide by its name, as constraints are printed.
    func text(_ item: LayoutItem) -> String { "\(named(item))" }

    /// An attribute of a view or guide by its name, as constraints are printed.
    func text(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
        "\(named(item)).\(attribute.rawValue)"
    }

    /// A constraint with display names instead of ids.
    func constraint(_ constraint: Constraint) -> Constraint {
        var constraint = constraint
        constraint.first.item = named(constraint.first.item)
        constraint.second = constraint.second.map { Constraint.Operand(named($0.item), $0.attribute) }
        return constraint
    }

    private func named(_ item: LayoutItem) -> LayoutItem {
        switch item {
        case .view(let id): .view(name(id))
        case .guide(let kind, let owner): .guide(kind, owner: name(owner))
        }
    }

    private func name(_ id: String) -> String {
        guard let position = index.position(ofPossible: id), let name = index.nodes[position].view.source.name,
            name != id
        else { return id }
        return counts[name] == 1 && index.position(ofPossible: name) == nil ? name : "\(name)#\(id)"
    }
}
