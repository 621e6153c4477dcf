import LayoutSimProposalTree
import UIKit

/// Calls a closure when a view comes into sight of a scroll view and leaves it.
nonisolated struct ScrollVisibilityModifier: PrimitiveModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let place = GeometryPlace.of(inputs.node)
        let last = inputs.node.kept as? Last ?? Last()
        inputs.node.kept = last
        let (threshold, action, graph) = (threshold, action, inputs.node.graph)
        place.changed = { geometry in
            let isSeen = geometry.seenShare >= max(threshold, .leastNonzeroMagnitude)
            guard isSeen != last.isSeen else { return }
            last.isSeen = isSeen
            graph.soon { action(isSeen) }
        }
        return body(inputs).wrapped { ViewElement(inputs.node, .plain(.decoration), [$0], reads: place) }
    }

    @MainActor private final class Last {
        var isSeen = false
    }
}

extension GeometryPlace.Geometry {
    /// How much of the view is in sight of the nearest scroll view, from 0 to 1.
    var seenShare: Double {
        guard let scroll else { return 1 }
        let part = frame.intersection(scroll.visible)
        let area = frame.width * frame.height
        if area > 0 { return part.isNull ? 0 : Double(part.width * part.height / area) }
        return scroll.visible.contains(frame.origin) ? 1 : 0
    }
}

/// Calls a closure with the identities of the views that are in sight of a scroll view.
nonisolated struct ScrollTargetsModifier<ID: Hashable>: PrimitiveModifier {
    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let follower = inputs.node.kept as? Follower ?? Follower()
        inputs.node.kept = follower
        follower.positions.outer = inputs.environment.scrollProxy
        follower.modifier = self
        follower.graph = inputs.node.graph
        return body(inputs.following(follower, collecting: follower.positions))
    }

    @MainActor private final class Follower: ScrollFollower {
        let positions = ScrollPositions()
        var modifier: ScrollTargetsModifier?
        weak var graph: ViewGraph?
        private var last: [ID]?

        func show(in view: HostedScrollView) { look(at: view) }
        func scrolled(_ view: HostedScrollView) { look(at: view) }

        private func look(at view: HostedScrollView) {
            guard let modifier else { return }
            let seen = positions.identities(in: view, threshold: modifier.threshold).compactMap { $0.base as? ID }
            guard seen != last else { return }
            last = seen
            graph?.soon { modifier.action(seen) }
        }
    }
}
