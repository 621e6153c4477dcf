import LayoutSimViewTree

extension View {
    /// The ids of the views that a stack view arranges; empty for other views.
    var arranged: [String] {
        get { if case .stack(let stack) = content { stack.arranged } else { [] } }
        set {
            guard case .stack(var stack) = content else { return }
            stack.arranged = newValue
            content = .stack(stack)
        }
    }

    /// The custom spacing after arranged views, by their ids; empty for other views.
    var customSpacing: [String: StackView.Spacing] {
        get { if case .stack(let stack) = content { stack.customSpacing } else { [:] } }
        set {
            guard case .stack(var stack) = content else { return }
            stack.customSpacing = newValue
            content = .stack(stack)
        }
    }

    /// Arranges a view after the nearest of its former predecessors, unless it is already arranged.
    mutating func arrange(_ id: String, asAmong others: [String]) {
        guard others.contains(id), !arranged.contains(id) else { return }
        let known = arranged
        let before = others.prefix { $0 != id }.reversed().lazy.compactMap { known.firstIndex(of: $0) }.first
        arranged.insert(id, at: before.map { $0 + 1 } ?? 0)
    }
}
