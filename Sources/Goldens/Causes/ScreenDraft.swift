import LayoutSimText
import LayoutSimViewTree

/// A screen in which inputs are reverted; constraints keep their indices until it is finished.
struct ScreenDraft {
    var screen: Screen
    /// The font era for its layout.
    var era: FontEra?
    /// The order of the constraints, as indices in the screen.
    private var order: [Int]
    /// The constraints by their indices in the screen; `nil` for removed ones.
    private var constraints: [Constraint?]
    /// Constraints that only the golden has, each with the index of the one that preceded it.
    private var restored: [(after: Int, constraint: Constraint)] = []
    /// The ids of the views that were removed.
    private var removed: Set<String> = []

    init(_ screen: Screen, era: FontEra?) {
        self.screen = screen
        self.era = era
        constraints = screen.constraints
        order = Array(screen.constraints.indices)
    }

    mutating func change(constraint index: Int, _ body: (inout Constraint) -> Void) {
        guard var constraint = constraints[index] else { return }
        body(&constraint)
        constraints[index] = constraint
    }

    mutating func remove(constraint index: Int) {
        constraints[index] = nil
    }

    mutating func restore(_ constraint: Constraint, after index: Int) {
        restored.append((index, constraint))
    }

    /// Reorders the constraints, given by their indices in the screen.
    mutating func order(constraints indices: [Int]) {
        order = indices
    }

    mutating func change(view id: String, _ body: (inout View) -> Void) {
        _ = screen.root.change(id, body)
    }

    /// Removes a view and, when the draft is finished, the constraints that still refer to it or to its descendants.
    mutating func remove(view id: String) {
        guard let view = screen.root.remove(id) else { return }
        removed.formUnion(view.ids)
    }

    /// Returns the resulting screen; `nil` if constraints refer to views or guides that it does not have.
    func finished() -> Screen? {
        var screen = screen
        screen.applyMotions()
        screen.constraints = []
        let followers = Dictionary(grouping: restored) { $0.after }
        for index in [-1] + order {
            if index >= 0, let constraint = constraints[index], !constraint.refers(toAnyOf: removed) {
                screen.constraints.append(constraint)
            }
            screen.constraints += followers[index, default: []].map(\.constraint)
        }
        return screen.isComplete ? screen : nil
    }
}

extension Screen {
    /// Whether view ids are unique and constraints refer only to existing views and guides.
    var isComplete: Bool {
        let views = root.inPreorder
        var guides: [String: [String]] = [:]
        for view in views where guides.updateValue(view.layoutGuides, forKey: view.id) != nil { return false }
        return constraints.allSatisfy { constraint in
            constraint.items.allSatisfy { item in
                switch item {
                case .view(let id): guides[id] != nil
                case .guide(.custom(let name), let owner): guides[owner]?.contains(name) ?? false
                case .guide(_, let owner): guides[owner] != nil
                }
            }
        }
    }
}

extension Constraint {
    /// The items of the constraint.
    var items: [LayoutItem] { [first.item] + (second.map { [$0.item] } ?? []) }

    func refers(toAnyOf ids: Set<String>) -> Bool {
        items.contains { ids.contains($0.viewID) }
    }
}

extension View {
    /// The ids of the view and its descendants, in preorder.
    var ids: [String] { idsInPreorder }

    /// Changes the view with an id; returns `false` if there is none.
    mutating func change(_ id: String, _ body: (inout View) -> Void) -> Bool {
        if self.id == id {
            body(&self)
            return true
        }
        for place in subviews.indices where subviews[place].change(id, body) { return true }
        return false
    }

    /// Removes and returns a subview at any depth.
    mutating func remove(_ id: String) -> View? {
        if let place = subviews.firstIndex(where: { $0.id == id }) { return subviews.remove(at: place) }
        for place in subviews.indices {
            if let view = subviews[place].remove(id) { return view }
        }
        return nil
    }
}
