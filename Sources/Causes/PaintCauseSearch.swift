/// Finds the inputs that differing pixels can be traced back to, by drawing with inputs reverted.
struct PaintCauseSearch {
    let inputs: [Input]
    let picture: PictureChange
    let trial: Trial

    func explain(_ report: inout CauseReport) throws {
        let isLayoutChange = !report.outputs.isEmpty
        let painted = outputs
        if !isLayoutChange {
            report.outputs = painted
            report.class = isDrift ? .raster : .paint
        }
        // A new text that needs as much room as the old one moves nothing.
        let idle = Set(report.idle)
        let candidates = inputs.indices.filter {
            !isLayoutChange || inputs[$0].isPaint || idle.contains(inputs[$0].change)
        }
        let found = try proven(candidates)
        if !found.isEmpty {
            let masked = try masked(in: found)
            let cause = CauseReport.Cause(
                inputs: found.filter { !masked.contains($0) }.map { inputs[$0].change },
                masked: masked.map { inputs[$0].change },
                outputs: isLayoutChange ? outputs(painted, of: found) : painted, restoresAll: !isLayoutChange)
            report.causes.append(cause)
            report.idle.removeAll { cause.inputs.contains($0) || cause.masked.contains($0) }
        }
        guard !isLayoutChange else { return }
        let rest = inputs.indices.filter { !found.contains($0) }.map { inputs[$0].change }
        if found.isEmpty {
            report.together = rest
            report.unexplained = painted
            report.isBeyondInputs = inputs.isEmpty
        } else {
            report.idle = rest
        }
    }

    private var isDrift: Bool { inputs.count == 1 && inputs[0].change.kind == .fingerprint }

    /// Those with the most pixels first.
    private var outputs: [OutputChange] {
        picture.regions.sorted { ($1.pixelCount, $0.view) < ($0.pixelCount, $1.view) }
            .map { OutputChange(.painted(view: $0.view), old: nil, new: "\($0.pixelCount)") }
    }

    /// The views of some inputs that are painted differently; all views that are, if none of those is.
    private func outputs(_ painted: [OutputChange], of found: [Int]) -> [OutputChange] {
        let views = Set(found.compactMap { inputs[$0].change.view })
        let own = painted.filter { $0.view.map(views.contains) ?? false }
        return own.isEmpty ? painted : own
    }

    /// The masked ones, if every input can be tried.
    private func masked(in found: [Int]) throws -> [Int] {
        guard found.count > 1, inputs.allSatisfy({ $0.revert != nil }),
            let now = try trial.pixelHash(reverting: [])
        else { return [] }
        return try Masking.masked(in: found, of: Array(inputs.indices)) { try trial.pixelHash(reverting: $0) == now }
    }

    /// The candidates that are needed to restore the golden's pixels, if reverting all inputs restores them.
    private func proven(_ candidates: [Int]) throws -> [Int] {
        guard let hash = picture.goldenHash, !candidates.isEmpty else { return [] }
        var needed = inputs.indices.filter { inputs[$0].revert != nil }
        guard !needed.isEmpty, try trial.pixelHash(reverting: needed) == hash else { return [] }
        for place in candidates where needed.count > 1 {
            let fewer = needed.filter { $0 != place }
            if try trial.pixelHash(reverting: fewer) == hash { needed = fewer }
        }
        return needed.filter(candidates.contains)
    }
}
