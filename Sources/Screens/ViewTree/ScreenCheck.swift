import LayoutSimNotation

/// Validates a screen: ids must be unique, and references must name existing views.
struct ScreenCheck {
    /// The id of each view's superview, keyed by the view's own id; `nil` for the root.
    private var superviews: [String: String?] = [:]

    /// Validates a view tree and the constraints between its views.
    static func check(_ root: View, _ constraints: [Constraint]) throws(ScreenError) {
        var check = ScreenCheck()
        try check.enter(root)
        for view in root.inPreorder { try check.checkStack(view) }
        for constraint in constraints { try check.check(constraint) }
    }

    private mutating func enter(_ root: View) throws(ScreenError) {
        var waiting: [(view: View, superview: String?)] = [(root, nil)]
        while let (view, superview) = waiting.popLast() {
            if superviews.keys.contains(view.id) {
                let second = superview.map { path(of: $0) + "/" } ?? ""
                throw .duplicateView(
                    id: view.id, firstPath: path(of: view.id), secondPath: second + quotedIfNeeded(view.id))
            }
            superviews.updateValue(superview, forKey: view.id)
            waiting += view.subviews.reversed().map { ($0, view.id) }
        }
    }

    private func checkStack(_ view: View) throws(ScreenError) {
        guard case .stack(let stack) = view.content else { return }
        for id in stack.arranged where !upward(from: id).dropFirst().contains(view.id) {
            throw .notInStack(id: id, stackPath: path(of: view.id))
        }
    }

    private func check(_ constraint: Constraint) throws(ScreenError) {
        for operand in [constraint.first, constraint.second] {
            guard let id = operand?.item.viewID, !superviews.keys.contains(id) else { continue }
            throw .unknownView(id: id, constraint: constraint.description)
        }
    }

    /// Returns the ids of a view and its ancestors, from the inside out.
    private func upward(from id: String) -> UnfoldFirstSequence<String> {
        sequence(first: id) { superviews[$0] ?? nil }
    }

    private func path(of id: String) -> String {
        upward(from: id).reversed().map(quotedIfNeeded).joined(separator: "/")
    }
}
