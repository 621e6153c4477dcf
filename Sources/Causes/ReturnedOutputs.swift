/// What returns with some inputs set back.
struct ReturnedOutputs {
    /// The places of the inputs, sorted.
    var places: [Int]
    var changes: Set<OutputChange>
    /// Whether everything returns.
    var isWhole: Bool
    /// Those of the places that only have to be set back since the others mask them.
    var masked: [Int] = []

    fileprivate func gain(_ open: Set<OutputChange>) -> Int { changes.intersection(open).count }
}

extension [ReturnedOutputs] {
    /// Those that bring everything back, each once, if there are any.
    var whole: [ReturnedOutputs]? {
        let whole = filter(\.isWhole)
        return whole.isEmpty ? nil : whole.unique
    }

    /// Those that bring back most of what is open, until nothing is added.
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

    /// Without those that have the inputs of an earlier one.
    var unique: [ReturnedOutputs] {
        reduce(into: []) { unique, next in
            if !unique.contains(where: { $0.places == next.places }) { unique.append(next) }
        }
    }

    /// Whether one of them has all inputs of another.
    func covers(_ part: ReturnedOutputs) -> Bool { contains { Set(part.places).isSubset(of: $0.places) } }
}
