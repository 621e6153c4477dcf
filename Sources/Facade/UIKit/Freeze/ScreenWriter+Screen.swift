import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension ScreenWriter {
    /// Returns the tree as a screen with view names in preorder, after a closure has modified each view with its
    /// object.
    mutating func screen(named names: [String], change: (inout View, UIView) -> Void) -> Screen {
        self.names = names
        noteTurns()
        var values: [View] = []
        values.reserveCapacity(views.count)
        for position in views.indices {
            values.append(value(at: position))
            change(&values[position], views[position])
        }
        values[0].autoresizing = nil
        let root = ScreenWriter.nested(&values, parents)
        noteAgain()
        written = loweredConstraints()
        var screen = Screen(
            uncheckedName: "", viewport: viewport(views[0].bounds.size), root: root, constraints: namedConstraints())
        screen.rules = SimulatedDevice.currentRules
        screen.rules.wideSideMargin = views[0].traitCollection.wideSideMargin
        screen.isRightToLeft = isRightToLeft
        return screen
    }

    /// Nests views, which are in preorder, in their superviews.
    private static func nested(_ values: inout [View], _ parents: [Int]) -> View {
        var counts = Array(repeating: 0, count: values.count)
        for parent in parents.dropFirst() { counts[parent] += 1 }
        // From the last view to the first: views that have no superview yet wait, and the next view's subviews are at
        // the end.
        var waiting: [View] = []
        while let view = values.popLast() {
            waiting.append(view)
            let count = counts[values.count]
            guard count > 0 else { continue }
            var superview = waiting.removeLast()
            var subviews: [View] = []
            subviews.reserveCapacity(count)
            for _ in 0..<count { subviews.append(waiting.removeLast()) }
            superview.subviews = subviews
            waiting.append(superview)
        }
        return waiting.removeLast()
    }

    private func namedConstraints() -> [Constraint] {
        let lines = CodeLines(constraints)
        var named: [Constraint] = []
        named.reserveCapacity(written.count + fallbacks.count)
        for place in written.indices {
            var constraint = self.named(written[place])
            constraint.identifier = constraints[place].identifier
            if let line = lines[place] { constraint.boxedLine = line }
            named.append(constraint)
        }
        for constraint in fallbacks where names(constraint) { named.append(self.named(constraint)) }
        return named
    }

    /// Returns whether the screen contains the items of a constraint.
    private func names(_ constraint: LiveConstraint) -> Bool {
        guard let second = constraint.second else { return names(constraint.first) }
        return names(constraint.first) && names(second)
    }

    /// Returns whether the screen contains the item of an operand.
    private func names(_ operand: LiveConstraint.Operand) -> Bool {
        switch operand.item {
        case .view(let position): views.indices.contains(position - 1)
        case .guide(let number): guides.indices.contains(number)
        }
    }
}
