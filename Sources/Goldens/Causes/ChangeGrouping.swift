import LayoutSimPixels

/// Variants with the same changes and causes, across devices and screens.
package struct ChangeGroup: Hashable, Sendable {
    /// Four or six hexadecimal digits, the same in every run as long as the change is.
    package var id: String
    /// The changes and their causes, which apply to all variants; if their numbers differ, those of the smallest
    /// screen, which is named.
    package var headline: Headline
    /// The names of the variants, in the order in which they were given.
    package var variants: [String]
    /// The variant with the smallest screen.
    package var representative: String
}

/// Groups variants with the same changes.
package struct ChangeGrouping {
    /// The groups, those with the most variants first.
    package private(set) var groups: [ChangeGroup]

    /// Groups reports, given in the order of their variants.
    package init(_ reports: [CauseReport]) {
        var members: [GroupMembers] = []
        for report in reports {
            let place = members.indices.first { members[$0].add(report) }
            if place == nil { members.append(GroupMembers(report)) }
        }
        let hashes = members.map { ContentHash(ofText: $0.reports[0].signature).description }
        let unsorted = members.enumerated().map { place, members in
            ChangeGroup(members, id: ChangeGrouping.id(place, hashes, members.reports[0]))
        }
        groups = unsorted.enumerated().sorted {
            ($1.element.variants.count, $0.offset) < ($0.element.variants.count, $1.offset)
        }
        .map(\.element)
    }

    /// Returns an id with as few digits as distinguish the groups of a run.
    private static func id(_ place: Int, _ hashes: [String], _ report: CauseReport) -> String {
        let others = hashes.enumerated().filter { $0.offset != place }.map(\.element)
        for length in [4, 6] {
            let id = hashes[place].prefix(length)
            if !others.contains(where: { $0.hasPrefix(id) }) { return String(id) }
        }
        // The same inputs with other amounts, or with other effects.
        let exact = ContentHash(
            ofText: report.signature
                + (report.inputs.map(\.exactText) + report.outputs.map(\.identity)).joined(separator: "\n"))
        return String(exact.description.prefix(6))
    }
}

extension ChangeGroup {
    fileprivate init(_ members: GroupMembers, id: String) {
        let smallest = members.smallest
        let headline = members.headline
        self.init(
            id: id,
            headline: members.isSameEverywhere
                ? headline : headline.noting(" (in \(smallest.variant), the smallest screen)"),
            variants: members.reports.map(\.variant), representative: smallest.variant)
    }
}
