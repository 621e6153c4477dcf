import UIKit

/// Moves a scroll view to the place that a binding has, and has it say that a finger moved the view.
nonisolated struct ScrollPlaceModifier: PrimitiveModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let follower = inputs.node.kept as? Follower ?? Follower()
        inputs.node.kept = follower
        follower.positions.outer = inputs.environment.scrollProxy
        follower.binding = position
        follower.anchor = anchor
        follower.graph = inputs.node.graph
        let binding = position
        let value = inputs.node.observing { binding.wrappedValue }
        if value != follower.bound {
            follower.bound = value
            if value != follower.last {
                follower.last = value
                if !value.isPositionedByUser { inputs.node.graph.afterMove { follower.go() } }
            }
        }
        return body(inputs.following(follower, collecting: follower.positions))
    }

    @MainActor private final class Follower: ScrollFollower {
        let positions = ScrollPositions()
        var binding: Binding<ScrollPosition>?
        var anchor: UnitPoint?
        /// The place that the binding had when it was asked last.
        var bound: ScrollPosition?
        /// The place that the binding has, or will have once it is told that a finger moved the view.
        var last: ScrollPosition?
        weak var graph: ViewGraph?
        private weak var view: HostedScrollView?

        func show(in view: HostedScrollView) { self.view = view }

        /// Moves the scroll view to the place.
        func go() {
            guard let view, let last else { return }
            var offset = view.contentOffset
            switch last.place {
            case .none: return
            case .id(let id, let anchor): return positions.scroll(to: AnyHashable(id), anchor ?? self.anchor)
            case .edge(.top): offset.y = 0
            case .edge(.leading): offset.x = 0
            case .edge(.bottom): offset.y = .infinity
            case .edge(.trailing): offset.x = .infinity
            case .point(let x, let y): offset = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
            }
            view.move(to: offset)
        }

        func scrolled(_ view: HostedScrollView) {
            guard view.isMovedByFinger, let binding, let last else { return }
            var moved = last
            moved.place = positions.identity(at: anchor ?? .topLeading, of: view).map { .id($0.sendable, nil) } ?? .none
            moved.isPositionedByUser = true
            guard moved != last else { return }
            self.last = moved
            graph?.soon { binding.wrappedValue = moved }
        }
    }
}

extension AnyHashable {
    /// The value; places of scroll views are made of values that can be sent.
    fileprivate var sendable: any Hashable & Sendable {
        guard let value = base as? any Hashable else { return 0 }
        return unsafe unsafeBitCast(value, to: (any Hashable & Sendable).self)
    }
}
