import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutEngine {
    /// Returns the reason for a view's frame, or `nil` if the screen has no view with that id.
    package func explain(_ view: String) -> Explanation? {
        guard let position = tree.index.position(ofPossible: view) else { return nil }
        var run = LayoutRun(tree, measure: measure)
        run.finish()
        var explainer = Explainer(run)
        var explanation = explainer.explanation(of: position)
        let hosted = HostedExplainer(view, in: self, Layout(run))
        if let hosted {
            // Its frame is an outcome, not a constraint.
            (explanation.proposals, explanation.equations) = (hosted.steps(of: view), [])
        }
        return explanation
    }
}

/// Explains the frames of a finished layout.
struct Explainer {
    let tree: LayoutTree
    let names: ViewNames
    private let layout: Layout
    private(set) var equations: ScreenSession

    init(_ run: LayoutRun) {
        tree = run.tree
        equations = run.equations
        names = ViewNames(run.tree.index)
        layout = Layout(run)
    }

    mutating func explanation(of position: Int) -> Explanation {
        let placed = layout.views[position]
        let parts = position == 0 ? [] : Explanation.Part.allCases
        return Explanation(
            view: placed.view.id, frame: placed.frame, equations: parts.map { equation($0, of: position) },
            concessions: concessions(of: position),
            feedbackLoop: layout.diagnostics.first { $0.kind == .feedbackLoop }?.message)
    }

    private mutating func equation(_ part: Explanation.Part, of position: Int) -> Explanation.Equation {
        let equation = equations.equation(of: part.point, along: part.axis, of: position)
        let causes = chain(equation.causes, to: position)
        var sum = Summands()
        for cause in causes { add(cause, to: &sum) }
        sum.add(equation.constant)
        return Explanation.Equation(
            part: part, name: names.text(.view(tree.index.nodes[position].view.id)), value: equation.value,
            summands: sum.summands, chain: causes.map(link))
    }

    /// Returns the rows that determine the left-hand side of an unsatisfied constraint.
    mutating func causes(holding row: SessionRow) -> [SessionCause] { equations.causes(holding: row) }

    func link(_ cause: SessionCause) -> Explanation.Link {
        let member = equations.member(cause.row)
        return Explanation.Link(
            text: text(cause.row), constraint: member?.constraint, source: member?.source,
            movesPerPoint: cause.multiplier)
    }

    private func text(_ row: SessionRow) -> String {
        switch row {
        case .constraint, .content: equations.member(row).map { "\(names.named($0.constraint))" } ?? ""
        case .bound(let unknown): "\(name(of: unknown)) >= 0"
        case .choice(let unknown): "\(name(of: unknown)) is not determined"
        }
    }

    func name(of unknown: UnknownName) -> String {
        names.text(equations.items.item(unknown.item), unknown.attribute)
    }
}

extension Explanation.Part {
    /// The corresponding point of the extent along its axis.
    fileprivate var point: AxisPoint {
        switch self {
        case .x, .y: .near
        case .width, .height: .length
        case .right, .bottom: .far
        }
    }
}
