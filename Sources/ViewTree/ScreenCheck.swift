import LayoutSimNotation

/// Finds the views of a screen by id, and what names views that are not there.
struct ScreenCheck {
    /// The path of each view from the root, by its id.
    private var paths: [String: String] = [:]

    /// Checks a tree and the constraints between its views.
    static func check(_ root: View, _ constraints: [Constraint]) throws(ScreenError) {
        var check = ScreenCheck()
        try check.enter(root, in: "")
        for constraint in constraints { try check.check(constraint) }
    }

    private mutating func enter(_ view: View, in folder: String) throws(ScreenError) {
        let path = folder + quotedIfNeeded(view.id)
        if let other = paths.updateValue(path, forKey: view.id) {
            throw .duplicateView(id: view.id, firstPath: other, secondPath: path)
        }
        for subview in view.subviews { try enter(subview, in: path + "/") }
        guard case .stack(let stack) = view.content else { return }
        // Paths are of views that were entered; those inside the stack view begin with its own.
        for id in stack.arranged where paths[id]?.hasPrefix(path + "/") != true {
            throw .notInStack(id: id, stackPath: path)
        }
    }

    private func check(_ constraint: Constraint) throws(ScreenError) {
        for operand in [constraint.first, constraint.second] {
            guard let id = operand?.item.viewID, paths[id] == nil else { continue }
            throw .unknownView(id: id, constraint: constraint.description)
        }
    }
}

extension LayoutItem {
    /// The id of the view, or of the view that owns the guide.
    fileprivate var viewID: String {
        switch self {
        case .view(let id), .guide(_, let id): id
        }
    }
}
