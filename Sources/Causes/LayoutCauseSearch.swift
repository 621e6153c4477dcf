/// Finds the inputs that the changed outputs of a layout can be traced back to.
struct LayoutCauseSearch {
    let inputs: [Input]
    let golden: Outputs
    let changes: [OutputChange]
    let trial: Trial

    /// The most candidates that are tried in pairs, and the most inputs that are tried one by one.
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

    private func cause(_ found: RestoredOutputs) -> CauseReport.Cause {
        CauseReport.Cause(
            inputs: found.places.filter { !found.masked.contains($0) }.map { inputs[$0].change },
            masked: found.masked.map { inputs[$0].change }, outputs: changes.filter(found.changes.contains),
            restoresAll: found.isWhole)
    }

    /// Tries single inputs first, and for what they leave unexplained inputs that changed alike, pairs, and all together.
    private func proven() throws -> [RestoredOutputs] {
        let singles = try candidates.compactMap { try restored(reverting: [$0]) }
        if let whole = singles.whole { return try whole.map(widened).unique }
        var found = singles
        for groups in [alike, pairs(singles)] where !rest(found).isEmpty {
            let open = rest(found)
            let returns = try groups.compactMap { try restored(reverting: $0) }
                .filter { !$0.changes.isDisjoint(with: open) }
                .map(shrunk)
            if let whole = returns.whole { return whole + found.filter { !whole.covers($0) } }
            found += returns.best(for: open)
        }
        guard !rest(found).isEmpty, revertible.count > 2, let all = try restored(reverting: revertible),
            !all.changes.isDisjoint(with: rest(found))
        else { return found }
        let smallest = try shrunk(all)
        return [smallest] + found.filter { ![smallest].covers($0) }
    }

    private func rest(_ found: [RestoredOutputs]) -> Set<OutputChange> {
        found.reduce(into: Set(changes)) { $0.subtract($1.changes) }
    }

    /// The indices of inputs that can be reverted and that the changed outputs can depend on.
    ///
    /// Audits depend on what is visible: a view that gets a background can cover another one.
    private var revertible: [Int] {
        let withPaint = changes.contains { if case .audit = $0.subject { true } else { false } }
        return inputs.indices.filter { inputs[$0].revert != nil && (withPaint || !inputs[$0].isPaint) }
    }

    private var candidates: [Int] { Array(revertible.prefix(LayoutCauseSearch.mostTried)) }

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
    private func pairs(_ singles: [RestoredOutputs]) -> [[Int]] {
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
    private func restored(reverting places: [Int]) throws -> RestoredOutputs? {
        guard let outputs = try trial.outputs(reverting: places) else { return nil }
        let restored = changes.filter { outputs[$0.subject] == $0.old }
        guard !restored.isEmpty else { return nil }
        return RestoredOutputs(places: places, changes: Set(restored), isWhole: outputs.changes(since: golden).isEmpty)
    }

    /// The same outputs without unnecessary inputs.
    private func shrunk(_ found: RestoredOutputs) throws -> RestoredOutputs {
        var smallest = found
        for place in found.places where smallest.places.count > 1 {
            let fewer = smallest.places.filter { $0 != place }
            guard let without = try restored(reverting: fewer), without.isWhole || !found.isWhole,
                without.changes.isSuperset(of: found.changes)
            else { continue }
            smallest = without
        }
        return smallest
    }

    /// All inputs of one edit, if the input that restores everything does not cause the change without the others.
    private func widened(_ found: RestoredOutputs) throws -> RestoredOutputs {
        guard let edit = alike.first(where: { !Set($0).isDisjoint(with: found.places) }),
            try !producesAll(found.places, of: found.changes), try producesAll(edit, of: found.changes),
            let whole = try restored(reverting: edit), whole.isWhole
        else { return found }
        return whole
    }

    /// Whether changing only these inputs in the golden produces the current outputs.
    private func producesAll(_ places: [Int], of changes: Set<OutputChange>) throws -> Bool {
        guard let outputs = try trial.outputs(reverting: revertible.filter { !places.contains($0) }) else {
            return false
        }
        return changes.allSatisfy { outputs[$0.subject] == $0.new }
    }

    /// The same cause with its masked inputs separated.
    private func unmasked(_ found: RestoredOutputs) throws -> RestoredOutputs {
        guard found.places.count > 1, !inputs.contains(where: \.isUnknownToLayout) else { return found }
        var result = found
        result.masked = try Masking.masked(in: found.places, of: revertible) { places in
            try producesAll(revertible.filter { !places.contains($0) }, of: found.changes)
        }
        return result
    }

    /// Whether something unexplained remains even with every recorded input reverted.
    private var isBeyondInputs: Bool {
        get throws {
            guard !inputs.contains(where: \.isUnknownToLayout) else { return false }
            guard let outputs = try trial.outputs(reverting: revertible) else { return false }
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
