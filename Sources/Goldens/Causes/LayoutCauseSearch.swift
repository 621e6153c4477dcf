/// Finds the inputs that caused the changed outputs of a layout.
struct LayoutCauseSearch {
    let inputs: [Input]
    let golden: Outputs
    let now: Outputs
    let trial: Trial

    func explain(_ report: inout CauseReport) throws {
        let changes = report.outputs
        let revertible = revertible(for: changes)
        let reverting = Reverting(all: revertible, golden: golden, now: now, outcome: trial.outputs)
        let shares = try Attribution(reverting: reverting, changes: changes, units: revertible.map { [$0] }).shares()
        report.class = .layout
        report.causes = try CauseAssembly(inputs: inputs, reverting: reverting).causes(shares).strongestFirst
        let explained = Set(shares.flatMap(\.changes))
        report.unexplained = changes.filter { !explained.contains($0) }
        try addRest(to: &report, reverting)
    }

    private func addRest(to report: inout CauseReport, _ reverting: Reverting) throws {
        let named = Set(report.causes.flatMap { $0.inputs + $0.masked })
        let rest = inputs.indices.filter { !named.contains(inputs[$0].change) }
        if report.unexplained.isEmpty {
            report.idle = rest.map { inputs[$0].change }
        } else {
            report.together = rest.filter { !inputs[$0].isPaint }.map { inputs[$0].change }
            report.idle = rest.filter { inputs[$0].isPaint }.map { inputs[$0].change }
            report.isBeyondInputs =
                try !inputs.contains(where: \.isUnknownToLayout) && !reverting.restoresAll(reverting.all)
        }
    }

    /// Returns the indices of revertible inputs on which the changed outputs can depend.
    ///
    /// Audits depend on what is visible: a view with a new background can cover another one.
    private func revertible(for changes: [OutputChange]) -> [Int] {
        let withPaint = changes.contains { if case .audit = $0.subject { true } else { false } }
        return inputs.indices.filter { inputs[$0].revert != nil && (withPaint || !inputs[$0].isPaint) }
    }
}
