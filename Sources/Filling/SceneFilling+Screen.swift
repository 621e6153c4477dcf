import LayoutSimGeometry
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimInterfaceBuilder
package import LayoutSimViewTree

extension SceneFilling {
    /// The scene with everything that was put into it, as one screen that is laid out as a whole: rows, items and texts
    /// are views in fixed frames, their contents keep their constraints.
    ///
    /// What is seen a second time, such as a scene in two containers, is in it once.
    ///
    /// The scene must have been filled.
    package var screen: Screen {
        guard var screen = placedRoots[0]?.screen else { preconditionFailure("the scene has not been filled") }
        var tree = FilledTree(self)
        screen.root = tree.view(at: 0)
        screen.constraints = tree.constraints
        return screen
    }
}

/// Makes a tree of the views that are known one after the other.
private struct FilledTree {
    private let filling: SceneFilling
    private var children: [[Int]]
    private var ids: Set<String> = []
    private(set) var constraints: [Constraint] = []

    init(_ filling: SceneFilling) {
        self.filling = filling
        children = Array(repeating: [], count: filling.views.count)
        for (position, placed) in filling.views.enumerated() {
            if let parent = placed.parent { children[parent].append(position) }
        }
        // Ids of files first, so that those of drawn views give way.
        let drawn = filling.drawnViews
        ids = Set(filling.views.indices.filter { !drawn.contains($0) }.map { filling.views[$0].view.id })
    }

    /// The ids of the roots in the tree.
    private var knownRoots: Set<String> = []

    mutating func view(at position: Int) -> View {
        var view = filling.views[position].view
        if let root = filling.placedRoots[position] {
            knownRoots.insert(root.id)
            constraints += position == 0 ? root.screen.constraints : root.innerConstraints
            if position > 0 { view.layoutMargins = root.innerMargins }
        }
        if filling.drawnViews.contains(position) { view.id = uniqueID(view.id) }
        if position > 0, filling.placedRoots[position] != nil || filling.drawnViews.contains(position) {
            view.autoresizing = frame(of: position)
        }
        view.subviews = children[position].compactMap { child in
            if let root = filling.placedRoots[child], knownRoots.contains(root.id) { return nil }
            return self.view(at: child)
        }
        return view
    }

    private func frame(of position: Int) -> Autoresizing? {
        let placed = filling.views[position]
        guard let parent = placed.parent else { return nil }
        let outer = filling.views[parent].screenFrame
        let frame = placed.screenFrame.offset(x: -outer.minX, y: -outer.minY)
        return Autoresizing(frame: frame, superviewSize: outer.size, mask: [])
    }

    private mutating func uniqueID(_ id: String) -> String {
        var number = 1
        while !ids.insert("\(id)-\(number)").inserted { number += 1 }
        return "\(id)-\(number)"
    }
}

extension InterfaceBuilderRoot {
    /// The margins of its view where it lies in another one; what it has by itself does not count the safe area around.
    fileprivate var innerMargins: LayoutMargins {
        var margins = screen.root.layoutMargins
        if screen.rootKind == .controller {
            let side: Double = screen.viewport.size.width < 414 ? 16 : 20
            var own = margins.own ?? .zero
            own.left = max(own.left, side)
            own.right = max(own.right, side)
            margins.own = own
        }
        margins.insetsFromSafeArea = false
        margins.preservesSuperview = false
        return margins
    }

    /// Its constraints where it lies in another root: there are no bars within its own view.
    fileprivate var innerConstraints: [Constraint] {
        screen.constraints.map { constraint in
            var constraint = constraint
            constraint.first = inner(constraint.first)
            constraint.second = constraint.second.map(inner)
            return constraint
        }
    }

    private func inner(_ operand: Constraint.Operand) -> Constraint.Operand {
        guard case .guide(let kind, owner: screen.root.id) = operand.item, operand.attribute.axis == .vertical else {
            return operand
        }
        switch kind {
        case .top: return Constraint.Operand(.view(screen.root.id), .top)
        case .bottom, .keyboard: return Constraint.Operand(.view(screen.root.id), .bottom)
        case .safeArea: return Constraint.Operand(.view(screen.root.id), operand.attribute)
        default: return operand
        }
    }
}
