import LayoutSimConstraintSolver
import LayoutSimViewTree

/// Finds the reasons for the frame of a view in a finished layout.
struct Explainer {
    let tree: LayoutTree
    let layout: Layout
    let pass: Pass
    let solution: Solution
    let names: Names
    private(set) var system: LayoutSystem
    private let places: [ConstraintID: Int]

    init(_ run: LayoutRun, _ layout: Layout) {
        tree = run.tree
        pass = run.pass
        solution = run.solution
        system = run.system
        names = Names(run.tree.index)
        self.layout = layout
        var places: [ConstraintID: Int] = [:]
        for (place, id) in run.system.ids.enumerated() { places[id] = place }
        self.places = places
    }

    mutating func explanation(of position: Int) -> Explanation {
        let placed = layout.views[position]
        let parts = position == 0 ? [] : Explanation.Part.allCases
        return Explanation(
            view: placed.view.id, frame: placed.frame, equations: parts.map { equation($0, of: position) },
            concessions: concessions(of: position))
    }

    private mutating func equation(_ part: Explanation.Part, of position: Int) -> Explanation.Equation {
        let target = FramePart(part, of: position, in: tree)
        let causes = chain(causes(of: target.weights), to: position)
        var sum = Summands()
        for cause in causes { add(cause, to: &sum) }
        sum.add(target.constant)
        return Explanation.Equation(
            part: part, name: names.text(.view(tree.index.nodes[position].view.id)),
            value: target.weights.reduce(target.constant) { $0 + $1.weight * solution.values[$1.unknown] },
            summands: sum.summands, chain: causes.map { link($0.row, $0.multiplier) })
    }

    /// What holds a sum of unknowns, each row once.
    mutating func causes(of weights: [(unknown: Int, weight: Double)]) -> [LayoutSimConstraintSolver.Equation.Cause] {
        var sum = CauseSum()
        for (unknown, weight) in weights {
            for cause in system.equation(of: unknown).causes { sum.add(cause, times: weight) }
        }
        return sum.causes
    }

    func member(_ row: Row) -> LayoutMember? {
        guard case .constraint(let id) = row else { return nil }
        return places[id].map { system.members[$0] }
    }

    func link(_ row: Row, _ multiplier: Double) -> Explanation.Link {
        let member = member(row)
        return Explanation.Link(
            text: text(row), constraint: member?.constraint, source: member?.source, movesPerPoint: multiplier)
    }

    private func text(_ row: Row) -> String {
        switch row {
        case .constraint: return member(row).map { "\(names.constraint($0.constraint))" } ?? ""
        case .lowerBound(let variable), .upperBound(let variable): return "\(name(of: variable)) >= 0"
        case .choice(let variable): return "\(name(of: variable)) is not determined"
        }
    }

    func name(of variable: Variable) -> String {
        let name = system.unknowns.name(of: variable.index, in: tree.index)
        return "\(names.item(name.item)).\(name.part.rawValue)"
    }
}
