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
        if inner.environment.scrollProxy !== positions { inner.environment.scrollProxy = positions }
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

extension ScrollPositions {
    /// Moves the scroll view until a view is in sight; without an anchor as little as possible.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        guard let scrollView, let geometry = places[id]?.geometry,
            let space = geometry.spaces.first(where: { unsafe $0.name == AnyHashable(ScrollSpace.nearest) })
        else { return inert(.behavior, "ScrollViewProxy.scrollTo(_:anchor:)") }
        let rect = geometry.frame.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
        let (seen, content) = (scrollView.bounds, scrollView.contentSize)
        scrollView.contentOffset = CGPoint(
            x: offset(rect.minX, rect.width, seen.minX, seen.width, content.width, anchor?.x),
            y: offset(rect.minY, rect.height, seen.minY, seen.height, content.height, anchor?.y))
    }

    private func offset(
        _ start: CGFloat, _ length: CGFloat, _ seen: CGFloat, _ extent: CGFloat, _ content: CGFloat, _ share: CGFloat?
    ) -> CGFloat {
        var offset = seen
        if let share {
            offset = start + length * share - extent * share
        } else if start < seen {
            offset = start
        } else if start + length > seen + extent {
            offset = start + length - extent
        }
        return min(max(offset, 0), max(content - extent, 0))
    }
}
