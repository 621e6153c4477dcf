import LayoutSimSeededRandom

/// Where edits can be made, and edits of one attribute.
extension FileMutations {
    static let viewNames: Set<String> = [
        "view", "label", "button", "imageView", "textField", "textView", "stackView", "scrollView", "tableView",
        "collectionView", "switch", "slider", "segmentedControl", "progressView", "activityIndicatorView", "pickerView",
        "datePicker", "pageControl", "stepper", "searchBar", "containerView",
    ]

    func elements(_ name: String) -> [Int] { scope.filter { tree.elements[$0].name == name } }

    /// The views that have a superview.
    var views: [Int] {
        scope.filter { place in
            let element = tree.elements[place]
            return Self.viewNames.contains(element.name) && element.attributes["id"] != nil
                && element.parent.map { tree.elements[$0].name == "subviews" } ?? false
        }
    }

    /// Returns the constraints, or only those within elements with some names.
    func constraints(in names: Set<String>?) -> [Int] {
        elements("constraint").filter { lies($0, in: names) }
    }

    func lies(_ element: Int, in names: Set<String>?) -> Bool {
        guard let names else { return true }
        var place = tree.elements[element].parent
        while let parent = place {
            if names.contains(tree.elements[parent].name) { return true }
            place = tree.elements[parent].parent
        }
        return false
    }

    func id(_ element: Int) -> String? { tree.value("id", element) }

    /// Returns the ids by which a cause may name an element: its own and the identifier that its author assigned.
    func names(of element: Int) -> Set<String> {
        Set([id(element), tree.value("identifier", element)].compactMap(\.self))
    }

    func mutation(_ element: Int, _ kind: String, _ replacements: [Replacement]) -> FileMutation {
        FileMutation(kind: kind, objects: names(of: element), replacements: replacements)
    }

    /// Returns the insertion of an attribute into an element that lacks it.
    func adding(_ name: String, _ value: String, to element: Int) -> Replacement {
        let start = tree.elements[element].range.lowerBound + 1 + tree.elements[element].name.utf8.count
        return Replacement(range: start..<start, text: " \(name)=\"\(value)\"")
    }

    mutating func number(
        _ name: String, of elements: [Int], _ kind: String, change: (Double, inout SeededRandom) -> Double
    ) -> FileMutation? {
        let places = elements.filter { tree.value(name, $0).flatMap(Double.init) != nil && id($0) != nil }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes[name], let old = Double(attribute.value) else {
            return nil
        }
        let new = change(old, &random)
        return mutation(place, kind, [Replacement(range: attribute.range, text: "\(new)")])
    }

    mutating func choice(
        _ name: String, of elements: [Int], _ values: [String], _ kind: String, adding canAdd: Bool = false
    ) -> FileMutation? {
        let places = elements.filter { id($0) != nil && (canAdd || tree.value(name, $0) != nil) }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        let old = tree.elements[place].attributes[name]
        let others = values.filter { $0 != old?.value }
        guard !others.isEmpty else { return nil }
        let value = random.pick(others)
        let replacement = old.map { Replacement(range: $0.range, text: value) } ?? adding(name, value, to: place)
        return mutation(place, kind, [replacement])
    }

    /// Returns the removal of an element, which preserves line breaks.
    func removal(of element: Int) -> Replacement {
        let range = tree.elements[element].range
        let breaks = tree.bytes[range].count { $0 == UInt8(ascii: "\n") }
        return Replacement(range: range, text: String(repeating: "\n", count: breaks))
    }
}
