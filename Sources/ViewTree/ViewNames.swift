/// The names by which people know the views of a screen: those that the author gave them, with the id where several views
/// share one, and ids for the rest.
package struct ViewNames: Hashable, Sendable {
    /// The names that are not the ids themselves, by id.
    package let names: [String: String]

    /// Takes over names by id.
    package init(_ names: [String: String] = [:]) {
        self.names = names
    }

    /// Names views by what their authors call them, `nil` where they do not; of two views with one id the first counts.
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

    /// The name of the view with an id.
    package subscript(id: String) -> String { names[id] ?? id }
}

extension ViewNames {
    /// A view or guide, named.
    package func named(_ item: LayoutItem) -> LayoutItem {
        switch item {
        case .view(let id): .view(self[id])
        case .guide(let kind, let owner): .guide(kind, owner: self[owner])
        }
    }

    /// An attribute of a view or guide, named.
    package func named(_ operand: Constraint.Operand) -> Constraint.Operand {
        Constraint.Operand(named(operand.item), operand.attribute)
    }

    /// A constraint between named views.
    package func named(_ constraint: Constraint) -> Constraint {
        var constraint = constraint
        constraint.first = named(constraint.first)
        constraint.second = constraint.second.map(named)
        return constraint
    }

    /// A screen whose views have their names as ids.
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
