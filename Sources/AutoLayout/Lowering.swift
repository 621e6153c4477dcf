import LayoutSimConstraintSolver
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// Lowers constraints of views to sums of unknowns in the coordinates of the layout root.
struct Lowering {
    let index: ViewIndex
    let guides: Guides
    let intrinsics: [IntrinsicSize?]
    /// The unrounded rectangles of an earlier pass on the screen, which nested guides depend on.
    let frames: [Rect]?

    /// Of each view but the root, the four consecutive unknowns left, top, width and height.
    static func firstVariable(ofView position: Int) -> Int { (position - 1) * 4 }

    /// `first - multiplier * second` as a form whose constant is to be compared with zero.
    ///
    /// Positions count from the origin of the view that holds both items, so that a multiplier on a position means the
    /// same wherever that view lies [fitted on stored frames: 53 of 53 constraints].
    func form(of constraint: Constraint) -> LinearForm {
        let left = form(of: constraint.first)
        guard let second = constraint.second else { return left + -constraint.constant }
        let difference = left - form(of: second) * constraint.multiplier + -constraint.constant
        guard constraint.multiplier != 1 else { return difference }
        return difference + origin(of: constraint, second) * (constraint.multiplier - 1)
    }

    private func origin(of constraint: Constraint, _ second: Constraint.Operand) -> LinearForm {
        guard let axis = constraint.first.attribute.positionAxis, second.attribute.positionAxis == axis else {
            return LinearForm()
        }
        let owner = index.commonAncestor(
            of: index.position(of: constraint.first.item), index.position(of: second.item))
        return box(ofView: owner).origin(along: axis)
    }

    private func form(of operand: Constraint.Operand) -> LinearForm {
        box(of: operand.item).form(of: operand.attribute)
    }

    private func box(of item: LayoutItem) -> Box {
        let position = index.position(of: item)
        let box = box(ofView: position)
        guard case .guide(let kind, _) = item else { return box }
        return box.inset(
            by: guides.insets(
                of: kind, owner: index.nodes[position].view, isRoot: position == 0, frame: frames?[position]))
    }

    private func box(ofView position: Int) -> Box {
        guard position > 0 else { return Box(root: guides.viewport.size) }
        var box = Box(firstVariable: Lowering.firstVariable(ofView: position))
        if let intrinsic = intrinsics[position] {
            box.firstBaseline = intrinsic.firstBaseline
            box.lastBaseline = intrinsic.lastBaseline
        }
        return box
    }
}

extension LayoutAttribute {
    /// The axis on which it is a position; `nil` for sizes.
    var positionAxis: Axis? {
        switch self {
        case .width, .height: nil
        default: axis
        }
    }
}
