/// The names of a screen's views in messages: those given by the author, combined with the id where several views share
/// one, and ids for all others.
package struct ViewNames: Hashable, Sendable {
    /// The names that differ from the ids, keyed by id.
    package let names: [String: String]

    /// Creates names keyed by id.
    package init(_ names: [String: String] = [:]) {
        self.names = names
    }

    /// Creates names from those given by authors, `nil` for views without one; of two views with one id, the first one
    /// counts.
    package init(of views: [(id: String, name: String?)]) {
        var given: [String: String?] = [:]
        for view in views where given[view.id] == nil { given[view.id] = .some(view.name) }
        var counts: [String: Int] = [:]
        for case let name? in given.values { counts[name, default: 0] += 1 }
        var names: [String: String] = [:]
        for case (let id, let name?) in given where name != id && !name.isEmpty {
            names[id] = counts[name] == 1 && given[name] == nil ? name : "\(name)#\(id)"
        }
        self.names = names
    }

    /// Returns the name of the view with an id.
    package subscript(id: String) -> String { names[id] ?? id }
}

extension ViewNames {
    /// Returns a view or guide with its name in place of the id.
    package func named(_ item: LayoutItem) -> LayoutItem {
        switch item {
        case .view(let id): .view(self[id])
        case .guide(let kind, let owner): .guide(kind, owner: self[owner])
        }
    }

    /// Returns an attribute of a view or guide with its name in place of the id.
    package func named(_ operand: Constraint.Operand) -> Constraint.Operand {
        Constraint.Operand(named(operand.item), operand.attribute)
    }

    /// Returns a constraint with the names of its views in place of the ids.
    package func named(_ constraint: Constraint) -> Constraint {
        var constraint = constraint
        constraint.first = named(constraint.first)
        constraint.second = constraint.second.map(named)
        return constraint
    }

    /// Returns a screen with the names of its views in place of the ids.
    package func named(_ screen: Screen) -> Screen {
        guard !names.isEmpty else { return screen }
        var screen = screen
        screen.root.changeAllViews { view in
            view.id = self[view.id]
            guard case .stack(var stack) = view.content else { return }
            stack.arranged = stack.arranged.map { self[$0] }
            let spacing = stack.customSpacing.map { (self[$0.key], $0.value) }
            stack.customSpacing = Dictionary(spacing) { first, _ in first }
            view.content = .stack(stack)
        }
        screen.constraints = screen.constraints.map(named)
        return screen
    }
}
