import LayoutSimViewTree

/// Finds the inputs that caused differing pixels, by painting with inputs reverted.
struct PaintCauseSearch {
    let inputs: [Input]
    let picture: PictureChange
    let trial: Trial

    func explain(_ report: inout CauseReport) throws {
        let isLayoutChange = !report.outputs.isEmpty
        if !isLayoutChange { report.class = isDrift ? .raster : .paint }
        let shares = try shares(besides: known(report.causes))
        let regions = PaintedRegions(picture.regions, in: trial.screen.root, painted: shares.flatMap(\.views))
        let proof = PaintProof(picture: picture, inputs: inputs, trial: trial)
        let proven = try shares.filter { try proof.holds(for: $0.views) }
        let isWhole = try shares.isEmpty ? false : proof.isWhole
        report.causes += try causes(proven, isWhole: isWhole && !isLayoutChange).map { cause in
            var cause = cause
            cause.outputs = regions.counted(cause.outputs)
            return cause
        }
        .strongestFirst
        let open = shares.filter { share in !proven.contains { $0.places == share.places } }
        if isLayoutChange {
            addPictures(to: &report, open, regions)
        } else {
            report.unexplained = isWhole ? [] : regions.outputs(besides: proven.flatMap(\.views))
            report.outputs = report.causes.flatMap(\.outputs) + report.unexplained
            if !isWhole { addSuspects(to: &report, open) }
        }
        sort(&report)
    }

    /// Returns the inputs in causes of the layout; one that others mask there may still be visible by itself.
    private func known(_ causes: [CauseReport.Cause]) throws -> [Int] {
        let (producing, masked) = (Set(causes.flatMap(\.inputs)), Set(causes.flatMap(\.masked)))
        return try inputs.indices.filter { place in
            let change = inputs[place].change
            return try producing.contains(change) || masked.contains(change) && !isVisible([place])
        }
    }

    private var isDrift: Bool { inputs.count == 1 && inputs[0].change.kind == .fingerprint }

    private var revertible: [Int] { inputs.indices.filter { inputs[$0].revert != nil } }

    /// Returns the painting with inputs reverted; `nil` if not all of them can be reverted together.
    private func reverting() throws -> Reverting? {
        let revertible = revertible
        guard let now = try trial.painted(reverting: []), let golden = try trial.painted(reverting: revertible) else {
            return nil
        }
        return Reverting(all: revertible, golden: golden, now: now, outcome: trial.painted)
    }

    /// Returns what is painted by inputs that do not affect the layout, and by those that do only together with others.
    private func shares(besides known: [Int]) throws -> [Attribution.Share] {
        let unknown = revertible.filter { !known.contains($0) }
        guard !unknown.isEmpty, let reverting = try reverting() else { return [] }
        let units = unknown.map { [$0] } + (known.isEmpty ? [] : [known])
        let changes = reverting.now.changes(since: reverting.golden)
        let shares = try Attribution(reverting: reverting, changes: changes, units: units).shares()
            .filter { !Set($0.places).isSubset(of: known) }
        return try shares.filter { share in
            let own = share.producing.filter { !known.contains($0) }
            return try shares.count == 1 && known.isEmpty || isVisible(own.isEmpty ? share.places : own)
        }
    }

    /// Returns whether reverting inputs changes pixels; what they paint may be covered or clipped.
    private func isVisible(_ inputs: [Int]) throws -> Bool {
        try trial.pixelHash(reverting: inputs) != trial.pixelHash(reverting: [])
    }

    private func causes(_ shares: [Attribution.Share], isWhole: Bool) throws -> [CauseReport.Cause] {
        guard let reverting = try reverting() else { return [] }
        let assembly = CauseAssembly(inputs: inputs, reverting: reverting) { try isVisible([$0]) }
        return try assembly.causes(shares).map { cause in
            var cause = cause
            cause.restoresAll = cause.restoresAll && isWhole
            return cause
        }
    }

    /// Adds images that cannot be drawn again, alongside a change of the layout, and unproven changes.
    private func addPictures(
        to report: inout CauseReport, _ open: [Attribution.Share], _ regions: PaintedRegions
    ) {
        let caused = Set(report.causes.flatMap { $0.inputs + $0.masked })
        let pictures = inputs.filter { input in
            !input.isPaintable && !caused.contains(input.change) && input.change.view.map(regions.mayShow) ?? false
        }
        report.unexplained += regions.outputs(for: pictures.compactMap(\.change.view) + open.flatMap(\.views))
        report.together += pictures.map(\.change) + open.flatMap(\.places).map { inputs[$0].change }
    }

    private func addSuspects(to report: inout CauseReport, _ open: [Attribution.Share]) {
        let suspects = inputs.indices.filter { place in
            !inputs[place].isPaintable || open.contains { $0.places.contains(place) }
        }
        report.isBeyondInputs =
            inputs.isEmpty || picture.goldenHash != nil && inputs.allSatisfy(\.isPaintable)
        report.together = suspects.map { inputs[$0].change }
    }

    /// Puts each input into only one list.
    private func sort(_ report: inout CauseReport) {
        let caused = Set(report.causes.flatMap { $0.inputs + $0.masked })
        var together: [InputChange] = []
        for input in report.together where !caused.contains(input) && !together.contains(input) {
            together.append(input)
        }
        report.together = together
        report.idle = inputs.map(\.change).filter { !caused.contains($0) && !together.contains($0) }
    }
}

extension Attribution.Share {
    /// The ids of the views that are painted differently.
    fileprivate var views: [String] { changes.compactMap(\.view) }
}
