package import LayoutSimViewTree

extension Screen {
    /// The same screen with views under the names that people gave them, their user labels, outlets or classes, where
    /// no two views share one; the others keep the ids of their file, which mean nothing to people.
    package var named: Screen {
        renamed(spokenNames)
    }

    /// The same screen with other ids of views, by the old ones.
    func renamed(_ names: [String: String]) -> Screen {
        var screen = self
        screen.root = screen.root.renamed(names)
        screen.constraints = constraints.map { constraint in
            var constraint = constraint
            constraint.first = constraint.first.renamed(names)
            constraint.second = constraint.second?.renamed(names)
            return constraint
        }
        return screen
    }

    /// The new names by the old ones.
    private var spokenNames: [String: String] {
        let views = root.inPreorder
        var counts: [String: Int] = [:]
        for name in views.flatMap({ [$0.id] + ($0.source.name.map { [$0] } ?? []) }) { counts[name, default: 0] += 1 }
        var names: [String: String] = [:]
        for view in views {
            if let name = view.source.name, !name.isEmpty, counts[name] == 1 { names[view.id] = name }
        }
        return names
    }
}

extension View {
    fileprivate func renamed(_ names: [String: String]) -> View {
        var view = self
        view.id = names[id] ?? id
        view.subviews = subviews.map { $0.renamed(names) }
        if case .stack(var stack) = content {
            stack.arranged = stack.arranged.map { names[$0] ?? $0 }
            let spacing = stack.customSpacing.map { (names[$0.key] ?? $0.key, $0.value) }
            stack.customSpacing = Dictionary(spacing) { first, _ in first }
            view.content = .stack(stack)
        }
        return view
    }
}

extension Constraint.Operand {
    fileprivate func renamed(_ names: [String: String]) -> Constraint.Operand {
        switch item {
        case .view(let id): Constraint.Operand(.view(names[id] ?? id), attribute)
        case .guide(let kind, let owner): Constraint.Operand(.guide(kind, owner: names[owner] ?? owner), attribute)
        }
    }
}
