import UIKit

/// What is known of a scroll view whose phase changes.
public struct ScrollPhaseChangeContext {
    /// The geometry.
    public let geometry: ScrollGeometry
    /// The speed, in points per second; `nil` where nobody knows it, as here.
    public var velocity: CGVector? { nil }
}

/// Calls a closure when scrolling begins and ends.
nonisolated struct ScrollPhaseModifier: PrimitiveModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let follower = inputs.node.kept as? Follower ?? Follower()
        inputs.node.kept = follower
        follower.graph = inputs.node.graph
        follower.action = action
        return body(inputs.following(follower))
    }

    @MainActor private final class Follower: ScrollFollower {
        weak var graph: ViewGraph?
        var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
        private var last = ScrollPhase.idle

        func changed(_ view: HostedScrollView, to phase: ScrollPhase) {
            guard phase != last else { return }
            let (old, action) = (last, action)
            last = phase
            let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(view))
            graph?.soon { action(old, phase, context) }
        }
    }
}
