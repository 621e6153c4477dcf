import LayoutSimDocuments

/// Assembles causes from shares; inputs with the same edit form a single cause.
struct CauseAssembly {
    let inputs: [Input]
    let reverting: Reverting
    /// Whether an input has a visible effect.
    private let isSeen: (Int) throws -> Bool
    private let edits: [InputChange.Edit]

    init(inputs: [Input], reverting: Reverting, isSeen: @escaping (Int) throws -> Bool = { _ in true }) {
        self.inputs = inputs
        self.reverting = reverting
        self.isSeen = isSeen
        edits = inputs.map(\.change.edit)
    }

    func causes(_ shares: [Attribution.Share]) throws -> [CauseReport.Cause] {
        try completed(joined(shares)).map { share in
            CauseReport.Cause(
                inputs: share.producing.map { inputs[$0].change },
                masked: share.masked.map { inputs[$0].change },
                eachSuffices: share.eachSuffices && !isOneEdit(share.places), outputs: share.changes,
                restoresAll: try reverting.restoresAll(share.places))
        }
    }

    /// Joins shares of the same inputs, which may mask others, and shares of inputs with the same edit, if reverting
    /// all of them restores their common outputs.
    private func joined(_ shares: [Attribution.Share]) throws -> [Attribution.Share] {
        var joined: [Attribution.Share] = []
        for share in shares {
            guard let place = joined.firstIndex(where: { $0.producing == share.producing || isAlike($0, share) }) else {
                joined.append(share)
                continue
            }
            let places = Set(joined[place].places + share.places).sorted()
            let both = Attribution.Share(
                places: places, masked: Set(joined[place].masked + share.masked).sorted(),
                eachSuffices: share.eachSuffices && joined[place].eachSuffices && joined[place].places == share.places,
                changes: joined[place].changes + share.changes)
            if try reverting.restores(both.changes, places) { joined[place] = both } else { joined.append(share) }
        }
        return joined
    }

    /// Adds inputs that have an effect but no share of their own to the share with the same edit, as the rest of that
    /// edit.
    private func completed(_ shares: [Attribution.Share]) throws -> [Attribution.Share] {
        var shares = shares
        let shared = Set(shares.flatMap(\.places))
        for input in reverting.all where !shared.contains(input) {
            let rest = Attribution.Share(places: [input], changes: [])
            guard let place = shares.firstIndex(where: { isAlike($0, rest) }), try !reverting.isIdle([input]),
                try isSeen(input)
            else { continue }
            let places = (shares[place].places + [input]).sorted()
            guard try reverting.restores(shares[place].changes, places) else { continue }
            shares[place].places = places
            shares[place].eachSuffices = false
        }
        return shares
    }

    /// Returns whether a single value was changed in several places; that each place suffices is then not worth
    /// mentioning.
    private func isOneEdit(_ places: [Int]) -> Bool {
        Set(places.map { edits[$0] }).count == 1 && !places.contains { inputs[$0].change.isAddedOrRemoved }
    }

    private func isAlike(_ first: Attribution.Share, _ second: Attribution.Share) -> Bool {
        guard first.masked.isEmpty, second.masked.isEmpty, let example = first.places.first else { return false }
        return (first.places + second.places).allSatisfy { edits[$0] == edits[example] }
    }
}

extension [CauseReport.Cause] {
    /// Causes with inputs of their own before those that only describe the joint effect of others; within each, those
    /// with the most important output first.
    var strongestFirst: [CauseReport.Cause] {
        let ranked = map { cause in
            (cause: cause, isJoint: isJoint(cause), strength: cause.mainOutput.map { $0.strength(in: cause) })
        }
        return ranked.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.isJoint != second.isJoint { return second.isJoint }
            guard let strong = first.strength, let weak = second.strength, strong != weak else {
                return left.offset < right.offset
            }
            return weak < strong
        }
        .map(\.element.cause)
    }

    /// Returns whether smaller causes have all of its inputs.
    private func isJoint(_ cause: CauseReport.Cause) -> Bool {
        let others = filter { $0.inputs.count < cause.inputs.count }.flatMap(\.inputs)
        return Set(cause.inputs).isSubset(of: others)
    }
}
