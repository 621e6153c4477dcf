import UIKit

/// Scrolls to the view that a binding names, and has it name the one in sight as the views are scrolled.
nonisolated struct ScrollPositionModifier<ID: Hashable>: PrimitiveModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let follower = inputs.node.kept as? Follower ?? Follower()
        inputs.node.kept = follower
        follower.positions.outer = inputs.environment.scrollProxy
        follower.anchor = anchor
        follower.graph = inputs.node.graph
        let binding = id
        let value = inputs.node.observing { binding.wrappedValue }
        if value != follower.bound {
            follower.bound = value
            if value != follower.named {
                follower.named = value
                inputs.node.graph.afterMove { follower.go() }
            }
        }
        follower.moved = { binding.wrappedValue = $0 }
        return body(inputs.following(follower, collecting: follower.positions))
    }

    @MainActor private final class Follower: ScrollFollower {
        let positions = ScrollPositions()
        /// The view that the binding named when it was asked last.
        var bound: ID?
        /// The view that the binding names, or will name once it is told of the view in sight.
        var named: ID?
        /// The point of the scroll view at which the named view is; `nil` for the start.
        var anchor: UnitPoint?
        /// Has the binding name another view.
        var moved: (ID) -> Void = { _ in }
        weak var graph: ViewGraph?

        /// Moves the scroll view to the named view.
        func go() {
            if let named { positions.scroll(to: AnyHashable(named), anchor) }
        }

        /// Has the binding name the view that is at the anchor now.
        func scrolled(_ view: HostedScrollView) {
            guard let id = positions.identity(at: anchor ?? .topLeading, of: view)?.base as? ID, id != named else {
                return
            }
            named = id
            let moved = moved
            graph?.soon { moved(id) }
        }
    }
}
