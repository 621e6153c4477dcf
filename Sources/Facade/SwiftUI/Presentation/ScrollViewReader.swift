// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness
import UIKit

/// Views whose scroll views can be moved to a view.
nonisolated public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    /// Makes the views.
    public var content: (ScrollViewProxy) -> Content

    /// Creates views that a closure makes with what moves their scroll views.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: ScrollViewReader, _ inputs: _ViewInputs) -> _ViewOutputs {
        let positions = inputs.node.kept as? ScrollPositions ?? ScrollPositions()
        inputs.node.kept = positions
        var inner = inputs
        inner.environment = inputs.environment.setting(\.scrollProxy, positions, keptBy: inputs.node)
        return inner.make(inputs.node.observing { view.content(ScrollViewProxy(positions: positions)) })
    }
}

/// Moves the scroll views in a reader.
public struct ScrollViewProxy {
    let positions: ScrollPositions

    /// Moves the scroll view until a view with an identity is in sight, at a point of it.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let positions = positions
        nonisolated(unsafe) let id = AnyHashable(id)
        MainActor.assumeIsolated { unsafe positions.scroll(to: id, anchor) }
    }
}
