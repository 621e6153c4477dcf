import LayoutSimPixels

/// Variants in which the same inputs changed in the same way, across devices and screens.
package struct ChangeGroup: Hashable, Sendable {
    /// Four or six hexadecimal digits, the same in every run as long as the change is.
    package var id: String
    /// The change and its cause; where they are not the same in all variants, those of the smallest screen with its name.
    package var headline: Headline
    /// The names of the variants, in the order in which they were given.
    package var variants: [String]
    /// The variant with the smallest screen.
    package var representative: String
}

/// Groups variants that changed in the same way.
package struct ChangeGrouping {
    /// The groups, those with the most variants first.
    package private(set) var groups: [ChangeGroup]

    /// Groups reports, which come in the order of their variants.
    package init(_ reports: [CauseReport]) {
        var members: [[CauseReport]] = []
        for report in reports {
            if let place = members.firstIndex(where: { $0[0].isSameChange(as: report) }) {
                members[place].append(report)
            } else {
                members.append([report])
            }
        }
        let hashes = members.map { ContentHash(ofText: $0[0].signature).description }
        let unsorted = members.enumerated().map { place, reports in
            ChangeGroup(reports, id: ChangeGrouping.id(place, hashes, reports[0]))
        }
        groups = unsorted.enumerated().sorted {
            ($1.element.variants.count, $0.offset) < ($0.element.variants.count, $1.offset)
        }
        .map(\.element)
    }

    /// The fewest digits that distinguish the groups of a run.
    private static func id(_ place: Int, _ hashes: [String], _ report: CauseReport) -> String {
        let others = hashes.enumerated().filter { $0.offset != place }.map(\.element)
        for length in [4, 6] {
            let id = hashes[place].prefix(length)
            if !others.contains(where: { $0.hasPrefix(id) }) { return String(id) }
        }
        // The same inputs changed by other amounts.
        let exact = ContentHash(
            ofText: report.signature + report.inputs.map(\.exactText).joined(separator: "\n"))
        return String(exact.description.prefix(6))
    }
}

extension ChangeGroup {
    fileprivate init(_ reports: [CauseReport], id: String) {
        let smallest =
            reports.enumerated().min { ($0.element.area, $0.offset) < ($1.element.area, $1.offset) }?.element
            ?? reports[0]
        let headline = smallest.headline
        let isSameEverywhere = reports.allSatisfy { $0.headline == headline }
        self.init(
            id: id,
            headline: isSameEverywhere ? headline : headline.noting(" (in \(smallest.variant), the smallest screen)"),
            variants: reports.map(\.variant), representative: smallest.variant)
    }
}
