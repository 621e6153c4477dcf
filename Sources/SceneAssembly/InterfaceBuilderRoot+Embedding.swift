import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension InterfaceBuilderRoot {
    /// The margins of its view where it lies in another root; a controller's view has at least those at the sides.
    var embeddedMargins: LayoutMargins {
        var margins = screen.root.layoutMargins
        if screen.rootKind == .controller { margins.own = screen.controllerMargins }
        margins.preservesSuperview = false
        return margins
    }

    /// Its constraints where it lies in another root, whose bars it sees by its safe area alone.
    var embeddedConstraints: [Constraint] {
        screen.constraints.map { constraint in
            var constraint = constraint
            constraint.first = embedded(constraint.first)
            constraint.second = constraint.second.map(embedded)
            return constraint
        }
    }

    private func embedded(_ operand: Constraint.Operand) -> Constraint.Operand {
        guard case .guide(let kind, owner: screen.root.id) = operand.item, operand.attribute.axis == .vertical else {
            return operand
        }
        let view = LayoutItem.view(screen.root.id)
        let safeArea = LayoutItem.guide(.safeArea, owner: screen.root.id)
        switch (kind, operand.attribute) {
        case (.top, .top): return Constraint.Operand(view, .top)
        case (.top, _): return Constraint.Operand(safeArea, .top)
        case (.bottom, .bottom), (.keyboard, .bottom): return Constraint.Operand(view, .bottom)
        case (.bottom, _), (.keyboard, _): return Constraint.Operand(safeArea, .bottom)
        default: return operand
        }
    }

    /// The same with other ids of views, by the old ones.
    func renamed(_ names: [String: String]) -> InterfaceBuilderRoot {
        var root = self
        root.screen = ViewNames(names).named(screen)
        root.embeddedContent = Dictionary(
            embeddedContent.map { (names[$0.key] ?? $0.key, $0.value) }
        ) { first, _ in first }
        return root
    }
}
