import LayoutSimPixels

/// Puts variants together that changed in the same way.
package struct ChangeGrouping {
    /// The groups, the one with most variants first.
    package private(set) var groups: [ChangeGroup]

    /// Groups changes, which come in the order of their variants.
    package init(_ marks: [ChangeMark]) {
        var members: [[ChangeMark]] = []
        for mark in marks {
            if let place = members.firstIndex(where: { $0[0].isSameChange(as: mark) }) {
                members[place].append(mark)
            } else {
                members.append([mark])
            }
        }
        let hashes = members.map { ContentHash(ofText: $0[0].signature).description }
        let unsorted = members.enumerated().map { place, marks in
            ChangeGroup(marks, id: ChangeGrouping.id(place, hashes, marks))
        }
        groups = unsorted.enumerated().sorted {
            ($1.element.variants.count, $0.offset) < ($0.element.variants.count, $1.offset)
        }
        .map(\.element)
    }

    /// Groups reports, which come in the order of their variants.
    package init(_ reports: [CauseReport]) {
        self.init(reports.map { ChangeMark($0) })
    }

    /// As few digits as tell the groups of a run apart.
    private static func id(_ place: Int, _ hashes: [String], _ marks: [ChangeMark]) -> String {
        let others = hashes.enumerated().filter { $0.offset != place }.map(\.element)
        for length in [4, 6] {
            let id = hashes[place].prefix(length)
            if !others.contains(where: { $0.hasPrefix(id) }) { return String(id) }
        }
        // The same inputs changed by other amounts.
        let exact = ContentHash(
            ofText: marks[0].signature + marks[0].inputs.map(\.exactText).joined(separator: "\n"))
        return String(exact.description.prefix(6))
    }
}

extension ChangeGroup {
    fileprivate init(_ marks: [ChangeMark], id: String) {
        let smallest =
            marks.enumerated().min { ($0.element.area, $0.offset) < ($1.element.area, $1.offset) }?.element
            ?? marks[0]
        let isSameEverywhere = marks.allSatisfy { $0.headline == smallest.headline }
        self.init(
            id: id, headline: smallest.headline + (isSameEverywhere ? "" : " (in \(smallest.variant), the smallest)"),
            variants: marks.map(\.variant), representative: smallest.variant)
    }
}
