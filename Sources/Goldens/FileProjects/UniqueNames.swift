/// Chooses unique names for items that have several candidates each.
enum UniqueNames {
    /// Returns a name for each list of candidates: the first one that no other item uses.
    ///
    /// A candidate in several lists names none of them, so that their order does not matter; if all candidates are
    /// taken, the last one gets a number. Names that differ only in case count as equal, since they cannot name two
    /// files on a Mac.
    static func choose(from candidates: [[String]]) -> [String] {
        var names: [String?] = Array(repeating: nil, count: candidates.count)
        var taken: Set<String> = []
        for rank in 0..<(candidates.map(\.count).max() ?? 0) {
            let open = candidates.indices.filter { names[$0] == nil && rank < candidates[$0].count }
            var counts: [String: Int] = [:]
            for place in open { counts[candidates[place][rank].lowercased(), default: 0] += 1 }
            for place in open {
                let name = candidates[place][rank]
                guard counts[name.lowercased()] == 1, !taken.contains(name.lowercased()) else { continue }
                names[place] = name
            }
            taken = Set(names.compactMap { $0?.lowercased() })
        }
        return candidates.indices.map { place in
            if let name = names[place] { return name }
            let name = numbered(candidates[place].last ?? "", avoiding: taken)
            taken.insert(name.lowercased())
            return name
        }
    }

    private static func numbered(_ name: String, avoiding taken: Set<String>) -> String {
        var number = 2
        while taken.contains("\(name)-\(number)".lowercased()) { number += 1 }
        return "\(name)-\(number)"
    }
}
