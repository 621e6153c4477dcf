// swift-format-ignore-file: NoLeadingUnderscores

/// What a view makes: the elements that are laid out, and the preferences for those around it.
@MainActor public struct _ViewOutputs {
    /// The elements, in the order in which they are laid out; a group has several and an empty view none.
    var elements: [ViewElement] = []
    /// What views below say to those above.
    var preferences = PreferenceValues()

    /// Adds what a view beside makes.
    mutating func append(_ other: _ViewOutputs) {
        if elements.isEmpty { elements = other.elements } else { elements += other.elements }
        preferences.merge(other.preferences)
    }

    /// Returns the outputs with each element below one that a closure makes.
    ///
    /// Rows that are not made stay as they are.
    func wrapped(_ wrap: (ViewElement) -> ViewElement) -> _ViewOutputs {
        var outputs = self
        var place = 0
        for (index, element) in elements.enumerated() {
            if let gap = element.gap {
                place += gap.rows.count
                continue
            }
            let outer = wrap(element)
            if outer !== element { outer.identity.part = place }
            outputs.elements[index] = outer
            place += 1
        }
        return outputs
    }

    /// The place of each element among those that there are once all rows are made.
    var places: [Int] {
        var place = 0
        return elements.map { element in
            defer { place += element.gap?.rows.count ?? 1 }
            return place
        }
    }
}
