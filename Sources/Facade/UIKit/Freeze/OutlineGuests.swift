import LayoutSimProposalTree
import LayoutSimViewTree

/// Views that a moment shows among those of SwiftUI, which keep their place in the order in which all are drawn.
struct OutlineGuests {
    private struct Guest {
        let id: String
        let container: String
        /// The view in the same container in front of which the next one is.
        let next: String?
    }

    private let host: String
    private var guests: [Guest] = []
    /// The views that lie beside each guest, without other guests.
    private var neighbors: [String: Set<String>] = [:]

    /// Whether there are none.
    var isEmpty: Bool { guests.isEmpty }

    /// Notes where views are in a hosting view whose own views are not yet outlined.
    init(_ ids: [String], in host: String, _ forest: ViewForest) {
        self.host = host
        guard !ids.isEmpty else { return }
        let parents = Self.superviews(in: host, forest)
        for id in ids {
            guard let container = parents[id] else { continue }
            let order = forest.subviews(of: container)
            let others = order.drop { $0 != id }.filter { !ids.contains($0) }
            guests.append(Guest(id: id, container: container, next: others.first))
            neighbors[container] = Set(order).subtracting(ids)
        }
    }

    private static func superviews(in host: String, _ forest: ViewForest) -> [String: String] {
        var parents: [String: String] = [:]
        for id in forest.preorder(of: host) {
            for subview in forest.subviews(of: id) { parents[subview] = id }
        }
        return parents
    }

    /// Puts the views among the outlined ones, each behind the one that was in front of it.
    func enter(_ forest: inout ViewForest) {
        for guest in guests {
            forest.detach(guest.id)
            guard let next = guest.next, let beside = neighbors[guest.container] else {
                forest.append(guest.id, to: guest.container)
                continue
            }
            let parents = Self.superviews(in: host, forest)
            var outer = next
            while let parent = parents[outer], parent != guest.container,
                forest.preorder(of: parent).first(where: beside.contains) == next
            {
                outer = parent
            }
            guard let parent = parents[outer] else { continue }
            insert(guest.id, before: outer, in: parent, &forest)
            // The frames of views of SwiftUI are told as those around them have them.
            if parent != guest.container { forest[guest.id]?.hosted = HostedNode(.decoration) }
        }
    }

    private func insert(_ id: String, before other: String, in parent: String, _ forest: inout ViewForest) {
        let behind = forest.subviews(of: parent).drop { $0 != other }
        for one in behind { forest.detach(one) }
        for one in [id] + behind { forest.append(one, to: parent) }
    }
}
