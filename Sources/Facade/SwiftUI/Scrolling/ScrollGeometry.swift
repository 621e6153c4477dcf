public import CoreGraphics
import UIKit

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far it scrolled, in points; what is above the content, such as a bar, counts as less than 0.
    public var contentOffset: CGPoint
    /// The size of its contents, in points.
    public var contentSize: CGSize
    /// The margins of its contents, in points.
    public var contentInsets: EdgeInsets
    /// Its size, in points.
    public var containerSize: CGSize

    /// Creates the geometry of a scroll view.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the contents that is seen, in points.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// Its bounds, in points.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    @MainActor init(_ view: HostedScrollView) {
        let insets = view.insets
        self.init(
            contentOffset: CGPoint(x: view.contentOffset.x - insets.left, y: view.contentOffset.y - insets.top),
            contentSize: CGSize(
                width: view.contentSize.width - insets.left - insets.right,
                height: view.contentSize.height - insets.top - insets.bottom),
            contentInsets: EdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            containerSize: view.bounds.size)
    }
}

/// Calls a closure when a value of a scroll view's geometry changes.
nonisolated struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let follower = inputs.node.kept as? Follower ?? Follower()
        inputs.node.kept = follower
        follower.graph = inputs.node.graph
        follower.modifier = self
        return body(inputs.following(follower))
    }

    @MainActor private final class Follower: ScrollFollower {
        weak var graph: ViewGraph?
        var modifier: ScrollGeometryModifier?
        private var last: Value?

        func show(in view: HostedScrollView) { look(at: view) }
        func scrolled(_ view: HostedScrollView) { look(at: view) }

        private func look(at view: HostedScrollView) {
            guard let modifier else { return }
            let value = modifier.transform(ScrollGeometry(view))
            guard value != last else { return }
            let old = last ?? value
            last = value
            graph?.soon { modifier.action(old, value) }
        }
    }
}
