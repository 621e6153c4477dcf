/// Finds the inputs to which what a layout gave can be traced back.
struct LayoutCauseSearch {
    let inputs: [Input]
    let golden: Outputs
    let changes: [OutputChange]
    let trial: Trial

    /// More candidates than these are not tried in pairs, more inputs not one by one.
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

    /// Single inputs first; what they leave open is tried with inputs that changed alike, pairs, and all together.
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

    /// The places of inputs that can be set back and that what changed can depend on.
    ///
    /// Audits look at what is seen: a view that is painted can cover another one.
    private var settable: [Int] {
        let withPaint = changes.contains { if case .audit = $0.subject { true } else { false } }
        return inputs.indices.filter { inputs[$0].setBack != nil && (withPaint || !inputs[$0].isPaint) }
    }

    private var candidates: [Int] { Array(settable.prefix(LayoutCauseSearch.mostTried)) }

    /// Inputs of one kind that changed from the same value to the same value, as by one edit of a constant.
    private var alike: [[Int]] {
        var groups: [[Int]] = []
        for place in candidates {
            let group = groups.firstIndex { inputs[$0[0]].change.isAlike(inputs[place].change) }
            if let group { groups[group].append(place) } else { groups.append([place]) }
        }
        return groups.filter { $0.count > 1 }
    }

    /// All pairs of single inputs and of those that changed alike.
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

    /// What returns with these inputs set back; `nil` if nothing does.
    private func returned(settingBack places: [Int]) throws -> ReturnedOutputs? {
        guard let outputs = try trial.outputs(settingBack: places) else { return nil }
        let back = changes.filter { outputs[$0.subject] == $0.old }
        guard !back.isEmpty else { return nil }
        return ReturnedOutputs(places: places, changes: Set(back), isWhole: outputs.changes(since: golden).isEmpty)
    }

    /// The same without the inputs that it does not need.
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

    /// All inputs of one edit, where the one that brings everything back does not bring it about without the others.
    private func widened(_ found: ReturnedOutputs) throws -> ReturnedOutputs {
        guard let edit = alike.first(where: { !Set($0).isDisjoint(with: found.places) }),
            try !producesAll(found.places, of: found.changes), try producesAll(edit, of: found.changes),
            let whole = try returned(settingBack: edit), whole.isWhole
        else { return found }
        return whole
    }

    /// Whether these inputs alone, changed in the golden, bring outputs about that are as they are now.
    private func producesAll(_ places: [Int], of changes: Set<OutputChange>) throws -> Bool {
        guard let outputs = try trial.outputs(settingBack: settable.filter { !places.contains($0) }) else {
            return false
        }
        return changes.allSatisfy { outputs[$0.subject] == $0.new }
    }

    /// The same with those told apart that others mask.
    private func unmasked(_ found: ReturnedOutputs) throws -> ReturnedOutputs {
        guard found.places.count > 1, !inputs.contains(where: \.isUnknownToLayout) else { return found }
        var result = found
        result.masked = try Masking.masked(in: found.places, of: settable) { places in
            try producesAll(settable.filter { !places.contains($0) }, of: found.changes)
        }
        return result
    }

    /// Whether something that is not explained stays as it is with every recorded input set back.
    private var isBeyondInputs: Bool {
        get throws {
            guard !inputs.contains(where: \.isUnknownToLayout) else { return false }
            guard let outputs = try trial.outputs(settingBack: settable) else { return false }
            return !outputs.changes(since: golden).isEmpty
        }
    }
}

extension InputChange {
    /// Whether both look like the work of one edit.
    fileprivate func isAlike(_ other: InputChange) -> Bool {
        guard kind == other.kind, old == other.old, new == other.new, old != nil, new != nil else { return false }
        switch (place, other.place) {
        case (.constraint, .constraint), (.view, .view): return true
        default: return false
        }
    }
}
