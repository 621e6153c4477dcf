import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension ScreenWriter {
    /// The tree as a screen whose views have names, each changed by a function that gets its position.
    mutating func screen(named names: [String], change: (inout View, Int) -> Void) -> Screen {
        self.names = names
        noteTurns()
        var values: [View] = []
        values.reserveCapacity(views.count)
        for position in views.indices {
            var value = value(at: position)
            change(&value, position)
            values.append(value)
        }
        values[0].autoresizing = nil
        let root = ScreenWriter.nested(&values, parents)
        noteAgain()
        written = loweredConstraints()
        var screen = Screen(
            uncheckedName: "", viewport: viewport(views[0].bounds.size), root: root, constraints: namedConstraints())
        screen.rules = SimulatedDevice.current.rules
        screen.isRightToLeft = isRightToLeft
        return screen
    }

    /// Puts views in preorder into their superviews.
    private static func nested(_ values: inout [View], _ parents: [Int]) -> View {
        while values.count > 1 {
            var last = values.removeLast()
            // The last ones were put in first.
            last.subviews.reverse()
            values[parents[values.count]].subviews.append(last)
        }
        var root = values.removeLast()
        root.subviews.reverse()
        return root
    }

    private func namedConstraints() -> [Constraint] {
        let lines = CodeLines(constraints)
        var named: [Constraint] = []
        named.reserveCapacity(written.count + fallbacks.count)
        for place in written.indices {
            var constraint = self.named(written[place])
            constraint.identifier = constraints[place].identifier
            constraint.line = lines[place]
            named.append(constraint)
        }
        return named + fallbacks.filter { names($0.first) && $0.second.map(names) ?? true }.map(self.named)
    }

    /// Whether the screen has what an operand names.
    private func names(_ operand: LiveConstraint.Operand) -> Bool {
        switch operand.item {
        case .view(let position): views.indices.contains(position - 1)
        case .guide(let number): guides.indices.contains(number)
        }
    }
}
