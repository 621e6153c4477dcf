/// What is restored by reverting some inputs.
struct RestoredOutputs {
    /// The indices of the inputs, sorted.
    var places: [Int]
    var changes: Set<OutputChange>
    /// Whether everything is restored.
    var isWhole: Bool
    /// The inputs among them that have to be reverted only because the others mask them.
    var masked: [Int] = []

    fileprivate func gain(_ open: Set<OutputChange>) -> Int { changes.intersection(open).count }
}

extension [RestoredOutputs] {
    /// Those that restore everything, without repetitions, if there are any.
    var whole: [RestoredOutputs]? {
        let whole = filter(\.isWhole)
        return whole.isEmpty ? nil : whole.unique
    }

    /// Those that restore the most of what is unexplained, one after another until none restores more.
    func best(for open: Set<OutputChange>) -> [RestoredOutputs] {
        var (open, found) = (open, [RestoredOutputs]())
        while let next = enumerated().max(by: { left, right in
            let (first, second) = (left.element.gain(open), right.element.gain(open))
            return first == second ? left.offset > right.offset : first < second
        })?.element, next.gain(open) > 0 {
            found.append(next)
            open.subtract(next.changes)
        }
        return found
    }

    /// The elements without those that have the same inputs as an earlier one.
    var unique: [RestoredOutputs] {
        reduce(into: []) { unique, next in
            if !unique.contains(where: { $0.places == next.places }) { unique.append(next) }
        }
    }

    /// Whether one of them has all inputs of another.
    func covers(_ part: RestoredOutputs) -> Bool { contains { Set(part.places).isSubset(of: $0.places) } }
}
