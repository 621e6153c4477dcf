import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimViewTree

/// What the code of a tree's elements answered in one layout, so that the tree can be laid out again without it.
struct CodeRecord {
    /// Where guides were, in points from the top leading corner, by their numbers.
    var guides: [Int: Double] = [:]
    /// What layouts and measured content answered, by their numbers, in the order in which they were asked.
    private(set) var answers: [Int: [HostedAnswer]] = [:]

    /// Writes down a size in points.
    mutating func note(_ size: Size, to proposal: ProposedSize, by number: Int) {
        answers[number, default: []].append(HostedAnswer(to: proposal, size: size))
    }

    /// Writes down the places of a layout's children.
    mutating func note(_ places: [ProposalPlace], of nodes: [Int], to proposal: ProposedSize, by number: Int) {
        guard let last = answers[number]?.lastIndex(where: { $0.proposal == proposal }) else { return }
        answers[number]?[last].places = places.compactMap { place in
            nodes.firstIndex(of: place.child).map { HostedPlace($0, at: place.origin, place.proposal) }
        }
    }
}
