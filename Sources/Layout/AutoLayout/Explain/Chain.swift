import LayoutSimEquations
import LayoutSimViewTree

extension Explainer {
    /// Returns the causes of a value in the order in which they lead to it: those of its own view last, positions
    /// before sizes.
    func chain(_ causes: [SessionCause], to position: Int) -> [SessionCause] {
        // The root's place is known, so nothing leads through it.
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

    private func isSize(_ row: SessionRow) -> Bool {
        equations.member(row).map { $0.constraint.first.attribute.positionAxis == nil } ?? true
    }

    /// Returns the positions of the views that a row refers to, without the root.
    private func views(of row: SessionRow) -> [Int] {
        let items: [LayoutItem]
        switch row {
        case .constraint, .content:
            guard let constraint = equations.member(row)?.constraint else { return [] }
            items = [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
        case .bound(let unknown), .choice(let unknown): items = [equations.items.item(unknown.item)]
        }
        return items.map(tree.index.position(of:)).filter { $0 > 0 }
    }
}
