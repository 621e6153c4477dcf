/// Attributes changed outputs to the inputs that they depend on, by reverting inputs alone and together.
///
/// An input *restores* an output that has the golden's value when only this input is reverted. It *contributes* to one
/// whose value changes when only this input is reverted, or that differs from the golden's when only this input
/// changed.
struct Attribution {
    let reverting: Reverting
    let changes: [OutputChange]
    /// Units of inputs that are tried separately, mostly of a single input each.
    let units: [[Int]]

    /// Outputs that the same inputs restore.
    struct Share {
        /// The sorted indices of the inputs, each of which is needed.
        var places: [Int]
        /// The inputs that have to be reverted only because the others mask them.
        var masked: [Int] = []
        /// Whether each of the inputs would have the effect without the others.
        var eachSuffices = false
        var changes: [OutputChange]

        /// The inputs that are not masked.
        var producing: [Int] { places.filter { !masked.contains($0) } }
    }

    /// Returns the proven shares; outputs that no inputs restore are in none.
    func shares() throws -> [Share] {
        let effects = try reverting.effective(units).map(effects)
        let shares = try groups(effects).flatMap { try self.shares($0, effects) }
        return try completed(joined(shares), effects)
    }

    /// The effects of a unit, as indices of outputs.
    private struct Effects {
        var places: [Int]
        var restored: Set<Int> = []
        /// The outputs that change when the unit is reverted.
        var current: Set<Int> = []
        /// The outputs that differ from the golden's when only the unit changed.
        var former: Set<Int> = []
    }

    private func effects(of unit: [Int]) throws -> Effects {
        var effects = Effects(places: unit)
        if let outputs = try reverting.outcome(unit) {
            for (place, change) in changes.enumerated() {
                if outputs.agrees(with: reverting.golden, on: change.subject) { effects.restored.insert(place) }
                if !outputs.agrees(with: reverting.now, on: change.subject) { effects.current.insert(place) }
            }
        }
        if let outputs = try reverting.outcome(reverting.others(than: unit)) {
            for (place, change) in changes.enumerated()
            where !outputs.agrees(with: reverting.golden, on: change.subject) {
                effects.former.insert(place)
            }
        }
        return effects
    }

    /// Outputs that the same units restore, and to which the same units contribute.
    private struct Group {
        var restoring: [Int]
        var contributing: [Int]
        var outputs: [Int] = []
    }

    private func groups(_ effects: [Effects]) -> [Group] {
        var groups: [Group] = []
        for output in changes.indices {
            let restoring = effects.indices.filter { effects[$0].restored.contains(output) }
            let contributing = effects.indices.filter {
                effects[$0].current.contains(output) || effects[$0].former.contains(output)
            }
            let known = groups.firstIndex { $0.restoring == restoring && $0.contributing == contributing }
            if known == nil { groups.append(Group(restoring: restoring, contributing: contributing)) }
            groups[known ?? groups.count - 1].outputs.append(output)
        }
        return groups
    }

    private func shares(_ group: Group, _ effects: [Effects]) throws -> [Share] {
        let outputs = group.outputs.map { changes[$0] }
        let restoring = group.restoring.map { effects[$0].places }
        if !restoring.isEmpty {
            // If each of several units restores the outputs, they caused them only together.
            let all = restoring.flatMap(\.self).sorted()
            if restoring.count > 1, try reverting.restores(outputs, all) {
                return [Share(places: all, changes: outputs)]
            }
            return try restoring.map { Share(places: try reverting.needed(for: outputs, among: $0), changes: outputs) }
        }
        let contributing = group.contributing.flatMap { effects[$0].places }.sorted()
        if try !contributing.isEmpty && reverting.restores(outputs, contributing) {
            return [try share(outputs, contributing)]
        }
        let restored = try outputs.filter { try reverting.restores([$0], reverting.all) }
        return restored.isEmpty ? [] : [try share(restored, reverting.all)]
    }

    /// Returns the share of the inputs that are needed, from inputs that restore all of these outputs.
    private func share(_ outputs: [OutputChange], _ places: [Int]) throws -> Share {
        let needed = try reverting.needed(for: outputs, among: places)
        guard needed.count > 1 else { return Share(places: needed, changes: outputs) }
        let masking = Masking(cause: needed, all: reverting.all) { try reverting.leaves(outputs, $0) }
        if try masking.eachSuffices { return Share(places: needed, eachSuffices: true, changes: outputs) }
        return Share(places: needed, masked: try masking.masked, changes: outputs)
    }

    private func joined(_ shares: [Share]) -> [Share] {
        var joined: [Share] = []
        for share in shares {
            if let place = joined.firstIndex(where: { $0.places == share.places && $0.masked == share.masked }) {
                joined[place].changes += share.changes
                joined[place].eachSuffices = joined[place].eachSuffices && share.eachSuffices
            } else {
                joined.append(share)
            }
        }
        return joined
    }

    /// Adds units that have no share of their own, or are only masked in those of others, to the shares of outputs
    /// whose values they change.
    private func completed(_ shares: [Share], _ effects: [Effects]) throws -> [Share] {
        var shares = shares
        for unit in effects where !unit.current.isEmpty {
            guard !shares.contains(where: { !Set($0.producing).isDisjoint(with: unit.places) }) else { continue }
            let touched = Set(unit.current.map { changes[$0] })
            for place in shares.indices where Set(shares[place].places).isDisjoint(with: unit.places) {
                let places = (shares[place].places + unit.places).sorted()
                let common = shares[place].changes.filter(touched.contains)
                guard try !common.isEmpty && reverting.restores(common, places) else { continue }
                shares[place].changes.removeAll(where: common.contains)
                shares.append(Share(places: places, masked: shares[place].masked, changes: common))
            }
        }
        return shares.filter { !$0.changes.isEmpty }
    }
}

extension Reverting {
    /// Returns the inputs that are needed to restore these outputs; later ones are dropped first.
    fileprivate func needed(for outputs: [OutputChange], among places: [Int]) throws -> [Int] {
        var needed = places
        var size = needed.count / 2
        while size > 0 {
            var end = needed.count
            while end > 0, needed.count > 1 {
                let start = max(0, end - size)
                let fewer = Array(needed[..<start] + needed[end...])
                if try !fewer.isEmpty && restores(outputs, fewer) { needed = fewer }
                end = start
            }
            size = size == 1 ? 0 : (size + 1) / 2
        }
        return needed
    }
}
