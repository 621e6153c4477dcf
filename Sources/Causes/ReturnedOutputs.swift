/// What is restored by reverting some inputs.
struct ReturnedOutputs {
    /// The indices of the inputs, sorted.
    var places: [Int]
    var changes: Set<OutputChange>
    /// Whether everything is restored.
    var isWhole: Bool
    /// The inputs among them that have to be reverted only because the others mask them.
    var masked: [Int] = []

    fileprivate func gain(_ open: Set<OutputChange>) -> Int { changes.intersection(open).count }
}

extension [ReturnedOutputs] {
    /// Those that restore everything, without repetitions, if there are any.
    var whole: [ReturnedOutputs]? {
        let whole = filter(\.isWhole)
        return whole.isEmpty ? nil : whole.unique
    }

    /// Those that restore the most of what is open, until nothing more is restored.
    func best(for open: Set<OutputChange>) -> [ReturnedOutputs] {
        var (open, found) = (open, [ReturnedOutputs]())
        while let next = enumerated().max(by: { left, right in
            let (first, second) = (left.element.gain(open), right.element.gain(open))
            return first == second ? left.offset > right.offset : first < second
        })?.element, next.gain(open) > 0 {
            found.append(next)
            open.subtract(next.changes)
        }
        return found
    }

    /// Without those that have the same inputs as an earlier one.
    var unique: [ReturnedOutputs] {
        reduce(into: []) { unique, next in
            if !unique.contains(where: { $0.places == next.places }) { unique.append(next) }
        }
    }

    /// Whether one of them has all inputs of another.
    func covers(_ part: ReturnedOutputs) -> Bool { contains { Set(part.places).isSubset(of: $0.places) } }
}
