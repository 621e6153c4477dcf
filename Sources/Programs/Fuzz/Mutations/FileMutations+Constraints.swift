import LayoutSimSeededRandom

/// Edits of constraints.
extension FileMutations {
    mutating func multiplier(_ kind: String) -> FileMutation? {
        let places = constraints(in: nil).filter { tree.value("multiplier", $0) != nil && id($0) != nil }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes["multiplier"] else { return nil }
        return mutation(place, kind, [Replacement(range: attribute.range, text: random.pick(["0.4", "0.75", "3:5"]))])
    }

    mutating func container(_ kind: String) -> FileMutation? {
        let containers = Set(elements("containerView").compactMap(id))
        let places = constraints(in: nil).filter { place in
            ["firstItem", "secondItem"].contains { tree.value($0, place).map(containers.contains) ?? false }
                || tree.owner(of: place).flatMap(id).map(containers.contains) ?? false
        }
        return number("constant", of: places, kind) { $0 + $1.pick([-20, 10, 24]) }
            ?? choice("multiplier", of: places, ["0.5", "0.8"], kind)
    }

    mutating func removal(of elements: [Int], _ kind: String) -> FileMutation? {
        let places = elements.filter { id($0) != nil }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        return mutation(place, kind, [removal(of: place)])
    }

    /// Attaches a constraint to the edge of another sibling or of the superview.
    mutating func secondItem(_ kind: String) -> FileMutation? {
        let places = constraints(in: nil).filter { tree.value("secondItem", $0) != nil && id($0) != nil }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes["secondItem"], let owner = tree.owner(of: place),
            let ownerID = id(owner)
        else { return nil }
        let siblings = views.filter { tree.owner(of: $0) == owner }.compactMap(id)
        let others = ([ownerID] + siblings).filter {
            $0 != attribute.value && $0 != (tree.value("firstItem", place) ?? ownerID)
        }
        guard !others.isEmpty else { return nil }
        return mutation(place, kind, [Replacement(range: attribute.range, text: random.pick(others))])
    }
}
