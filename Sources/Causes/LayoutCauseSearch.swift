/// Finds the inputs that the changed outputs of a layout can be traced back to.
struct LayoutCauseSearch {
    let inputs: [Input]
    let golden: Outputs
    let changes: [OutputChange]
    let trial: Trial

    /// How many candidates are tried in pairs at most, and how many inputs one by one.
    private static let mostPaired = 24
    private static let mostTried = 200

    func explain(_ report: inout CauseReport) throws {
        report.class = .layout
        let found = try proven().map(unmasked)
        report.causes = found.map(cause)
        let explained = found.reduce(into: Set<OutputChange>()) { $0.formUnion($1.changes) }
        let caused = Set(found.flatMap(\.places))
        report.unexplained = changes.filter { !explained.contains($0) }
        let rest = inputs.indices.filter { !caused.contains($0) }
        if report.unexplained.isEmpty {
            report.idle = rest.map { inputs[$0].change }
        } else {
            report.together = rest.filter { !inputs[$0].isPaint }.map { inputs[$0].change }
            report.idle = rest.filter { inputs[$0].isPaint }.map { inputs[$0].change }
            report.isBeyondInputs = try isBeyondInputs
        }
    }

    private func cause(_ found: ReturnedOutputs) -> CauseReport.Cause {
        CauseReport.Cause(
            inputs: found.places.filter { !found.masked.contains($0) }.map { inputs[$0].change },
            masked: found.masked.map { inputs[$0].change }, outputs: changes.filter(found.changes.contains),
            restoresAll: found.isWhole)
    }

    /// Single inputs first; what they leave open is tried with inputs that changed alike, with pairs, and with all of them.
    private func proven() throws -> [ReturnedOutputs] {
        let singles = try candidates.compactMap { try returned(settingBack: [$0]) }
        if let whole = singles.whole { return try whole.map(widened).unique }
        var found = singles
        for groups in [alike, pairs(singles)] where !rest(found).isEmpty {
            let open = rest(found)
            let returns = try groups.compactMap { try returned(settingBack: $0) }
                .filter { !$0.changes.isDisjoint(with: open) }
                .map(shrunk)
            if let whole = returns.whole { return whole + found.filter { !whole.covers($0) } }
            found += returns.best(for: open)
        }
        guard !rest(found).isEmpty, settable.count > 2, let all = try returned(settingBack: settable),
            !all.changes.isDisjoint(with: rest(found))
        else { return found }
        let smallest = try shrunk(all)
        return [smallest] + found.filter { ![smallest].covers($0) }
    }

    private func rest(_ found: [ReturnedOutputs]) -> Set<OutputChange> {
        found.reduce(into: Set(changes)) { $0.subtract($1.changes) }
    }

    /// The indices of inputs that can be reverted and that the changed outputs can depend on.
    ///
    /// Audits look at what is visible: a view that gets a background can cover another one.
    private var settable: [Int] {
        let withPaint = changes.contains { if case .audit = $0.subject { true } else { false } }
        return inputs.indices.filter { inputs[$0].setBack != nil && (withPaint || !inputs[$0].isPaint) }
    }

    private var candidates: [Int] { Array(settable.prefix(LayoutCauseSearch.mostTried)) }

    /// Inputs of one kind that changed from the same value to the same value, as if by one edit of a shared constant.
    private var alike: [[Int]] {
        var groups: [[Int]] = []
        for place in candidates {
            let group = groups.firstIndex { inputs[$0[0]].change.isAlike(inputs[place].change) }
            if let group { groups[group].append(place) } else { groups.append([place]) }
        }
        return groups.filter { $0.count > 1 }
    }

    /// All pairs of single inputs and of groups that changed alike.
    private func pairs(_ singles: [ReturnedOutputs]) -> [[Int]] {
        let units = alike + candidates.map { [$0] }
        guard units.count <= LayoutCauseSearch.mostPaired else { return [] }
        return units.indices.flatMap { first in
            units.indices.dropFirst(first + 1).compactMap { second in
                let both = Set(units[first] + units[second])
                return both.count == units[first].count + units[second].count ? both.sorted() : nil
            }
        }
    }

    /// What is restored by reverting these inputs; `nil` if nothing is.
    private func returned(settingBack places: [Int]) throws -> ReturnedOutputs? {
        guard let outputs = try trial.outputs(settingBack: places) else { return nil }
        let back = changes.filter { outputs[$0.subject] == $0.old }
        guard !back.isEmpty else { return nil }
        return ReturnedOutputs(places: places, changes: Set(back), isWhole: outputs.changes(since: golden).isEmpty)
    }

    /// The same without unnecessary inputs.
    private func shrunk(_ found: ReturnedOutputs) throws -> ReturnedOutputs {
        var smallest = found
        for place in found.places where smallest.places.count > 1 {
            let fewer = smallest.places.filter { $0 != place }
            guard let without = try returned(settingBack: fewer), without.isWhole || !found.isWhole,
                without.changes.isSuperset(of: found.changes)
            else { continue }
            smallest = without
        }
        return smallest
    }

    /// All inputs of one edit, if the one that restores everything does not cause it without the others.
    private func widened(_ found: ReturnedOutputs) throws -> ReturnedOutputs {
        guard let edit = alike.first(where: { !Set($0).isDisjoint(with: found.places) }),
            try !producesAll(found.places, of: found.changes), try producesAll(edit, of: found.changes),
            let whole = try returned(settingBack: edit), whole.isWhole
        else { return found }
        return whole
    }

    /// Whether these inputs alone, changed in the golden, produce the current outputs.
    private func producesAll(_ places: [Int], of changes: Set<OutputChange>) throws -> Bool {
        guard let outputs = try trial.outputs(settingBack: settable.filter { !places.contains($0) }) else {
            return false
        }
        return changes.allSatisfy { outputs[$0.subject] == $0.new }
    }

    /// The same, with masked inputs separated.
    private func unmasked(_ found: ReturnedOutputs) throws -> ReturnedOutputs {
        guard found.places.count > 1, !inputs.contains(where: \.isUnknownToLayout) else { return found }
        var result = found
        result.masked = try Masking.masked(in: found.places, of: settable) { places in
            try producesAll(settable.filter { !places.contains($0) }, of: found.changes)
        }
        return result
    }

    /// Whether something unexplained remains even with every recorded input reverted.
    private var isBeyondInputs: Bool {
        get throws {
            guard !inputs.contains(where: \.isUnknownToLayout) else { return false }
            guard let outputs = try trial.outputs(settingBack: settable) else { return false }
            return !outputs.changes(since: golden).isEmpty
        }
    }
}

extension InputChange {
    /// Whether both look like one edit.
    fileprivate func isAlike(_ other: InputChange) -> Bool {
        guard kind == other.kind, old == other.old, new == other.new, old != nil, new != nil else { return false }
        switch (place, other.place) {
        case (.constraint, .constraint), (.view, .view): return true
        default: return false
        }
    }
}
