import LayoutSimConstraintSolver
import LayoutSimViewTree

extension Explainer {
    /// The causes of a value in the order in which they lead to it, those that speak of its view last; of a view's the
    /// positions before the sizes.
    func chain(
        _ causes: [LayoutSimConstraintSolver.Equation.Cause], to position: Int
    ) -> [LayoutSimConstraintSolver.Equation.Cause] {
        // The root's place is known: nothing leads through it.
        var reached: Set = [position]
        var rest = Array(causes.indices)
        var order: [Int] = []
        while !rest.isEmpty {
            let step = rest.filter { !reached.isDisjoint(with: views(of: causes[$0].row)) }
            guard !step.isEmpty else { break }
            order += step.filter { isSize(causes[$0].row) } + step.filter { !isSize(causes[$0].row) }
            rest.removeAll(where: step.contains)
            for place in step { reached.formUnion(views(of: causes[place].row)) }
        }
        return (order + rest).reversed().map { causes[$0] }
    }

    private func isSize(_ row: Row) -> Bool {
        member(row).map { $0.constraint.first.attribute.positionAxis == nil } ?? true
    }

    /// The positions of the views that a row speaks of, but for the root.
    private func views(of row: Row) -> [Int] {
        let items: [LayoutItem]
        switch row {
        case .constraint:
            guard let constraint = member(row)?.constraint else { return [] }
            items = [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
        case .lowerBound(let variable), .upperBound(let variable), .choice(let variable):
            items = [system.unknowns.name(of: variable.index, in: tree.index).item]
        }
        return items.map(tree.index.position(of:)).filter { $0 > 0 }
    }
}
