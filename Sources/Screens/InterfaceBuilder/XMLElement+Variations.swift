import LayoutSimXML

extension XMLElement {
    /// Returns the variations that apply, the most specific one last.
    private func variations(for traits: SizeTraits) -> [XMLElement] {
        let matching = children.filter { $0.name == "variation" && traits.matches($0["key"] ?? "") }
        // Insertion sort is stable.
        return matching.reduce(into: []) { sorted, variation in
            let specificity = SizeTraits.specificity(of: variation["key"] ?? "")
            let position = sorted.firstIndex { SizeTraits.specificity(of: $0["key"] ?? "") > specificity }
            sorted.insert(variation, at: position ?? sorted.endIndex)
        }
    }

    /// Returns the element with the variations of its size classes applied, except for masks, which `excludedMembers`
    /// reads.
    func varied(for traits: SizeTraits) -> XMLElement {
        guard children.contains(where: { $0.name == "variation" }) else { return self }
        var result = self
        for variation in variations(for: traits) {
            for attribute in variation.attributes where attribute.name != "key" {
                result.set(attribute.name, to: attribute.value)
            }
            for child in variation.children where child.name != "mask" {
                result.replaceProperty(with: child)
            }
        }
        return result
    }

    /// Returns the ids of the members of a list, such as `subviews`, that masks exclude.
    func excludedMembers(of list: String, for traits: SizeTraits) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations(for: traits) {
            for mask in variation.children where mask.name == "mask" && mask["key"] == list {
                for member in mask.children {
                    guard let id = member["reference"] else { continue }
                    if member.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                }
            }
        }
        return excluded
    }

    private mutating func replaceProperty(with child: XMLElement) {
        if let key = child["key"], let position = children.firstIndex(where: { $0["key"] == key }) {
            children[position] = child
        } else {
            children.append(child)
        }
    }
}
