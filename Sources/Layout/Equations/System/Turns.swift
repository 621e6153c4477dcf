import LayoutSimConstraintSolver
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutSession {
    /// Returns the constraints that take part, in the order that decides between equals.
    func constraintsInTurn(_ order: Preorder) -> [ConstraintHandle] {
        var author: [ConstraintHandle] = []
        var masks: [(place: Int, handle: ConstraintHandle)] = []
        var stacks: [(place: Int, handle: ConstraintHandle)] = []
        for (index, record) in constraints.enumerated()
        where record.isPresent && record.constraint.priority.level != nil {
            let handle = ConstraintHandle(index: index)
            switch record.constraint.maker {
            case .author: author.append(handle)
            case .autoresizing(let view): masks.append((order.place(of: view) ?? 0, handle))
            case .stack(let view): stacks.append((order.place(of: view) ?? 0, handle))
            }
        }
        return author + inPreorder(masks) + inPreorder(stacks)
    }

    private func inPreorder(_ constraints: [(place: Int, handle: ConstraintHandle)]) -> [ConstraintHandle] {
        constraints.sorted { ($0.place, $0.handle.index) < ($1.place, $1.handle.index) }.map(\.handle)
    }

    /// Returns the content constraints of a view: widths before heights, hugging before compression resistance.
    func contentConstraints(of view: ViewHandle) -> [ContentConstraint] {
        let size = views[view.index].intrinsicSize
        var constraints: [ContentConstraint] = []
        guard size.width != nil || size.height != nil else { return constraints }
        constraints.reserveCapacity(4)
        for axis in [Axis.horizontal, .vertical] where size[axis] != nil {
            for kind in [ContentConstraint.Kind.hugging, .compressionResistance] {
                let constraint = ContentConstraint(view: view, axis: axis, kind: kind)
                if priority(of: constraint).level != nil { constraints.append(constraint) }
            }
        }
        return constraints
    }

    /// Returns the solver request of a content constraint.
    func request(of content: ContentConstraint) -> ContentRequest {
        // A view's own size is never required: at 1000 it gave way silently to a required width [logged, iOS 7].
        let level = min(priority(of: content).level ?? 0, LinearConstraint.belowRequired)
        return ContentRequest(length: views[content.view.index].intrinsicSize[content.axis] ?? 0, level: level)
    }

    private func priority(of content: ContentConstraint) -> Priority {
        let record = views[content.view.index]
        let priorities = content.kind == .hugging ? record.hugging : record.compressionResistance
        return content.axis == .horizontal ? priorities.horizontal : priorities.vertical
    }
}

/// A length in points requested by a view's own size, and the solver's level for it.
struct ContentRequest {
    let length: Double
    let level: Double
}
