import LayoutSimSeededRandom

/// Edits of the rows and sections of static tables.
extension FileMutations {
    var staticRows: [Int] {
        elements("tableViewCell").filter { place in
            tree.owner(of: place).map { tree.elements[$0].name == "tableViewSection" } ?? false
        }
    }

    /// The cells with a built-in style, which positions their parts.
    var styledCells: [Int] {
        elements("tableViewCell").filter { tree.value("style", $0)?.hasPrefix("IBUITableViewCellStyle") ?? false }
    }

    mutating func rowRemoved(_ kind: String) -> FileMutation? {
        let places = staticRows
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let section = tree.owner(of: place), let table = tree.owner(of: section) else { return nil }
        var mutation = mutation(place, kind, [removal(of: place)])
        mutation.objects.formUnion([id(section), id(table)].compactMap(\.self))
        return mutation
    }

    mutating func rowsExchanged(_ kind: String) -> FileMutation? {
        let places = staticRows
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let section = tree.owner(of: place), let table = tree.owner(of: section) else { return nil }
        let others = places.filter { tree.owner(of: $0) == section && $0 != place }
        guard !others.isEmpty else { return nil }
        let other = random.pick(others)
        let (first, second) = (tree.elements[place].range, tree.elements[other].range)
        func text(_ range: Range<Int>) -> String { String(decoding: tree.bytes[range], as: UTF8.self) }
        return FileMutation(
            kind: kind, objects: Set([id(place), id(other), id(section), id(table)].compactMap(\.self)),
            replacements: [
                Replacement(range: first, text: text(second)), Replacement(range: second, text: text(first)),
            ])
    }

    mutating func headerText(_ kind: String) -> FileMutation? {
        let places = elements("tableViewSection").filter { tree.value("headerTitle", $0) != nil }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes["headerTitle"], let table = tree.owner(of: place) else {
            return nil
        }
        let text = random.pick(["Other", attribute.value + " and more than fits into one line of a narrow phone"])
        var mutation = mutation(place, kind, [Replacement(range: attribute.range, text: text)])
        mutation.objects.formUnion([id(table)].compactMap(\.self))
        return mutation
    }
}
