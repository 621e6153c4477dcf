import CoreGraphics
import LayoutSimInertness
import UIKit

/// Has a view take touches or not.
private struct HitTestingEffect: ViewEffect {
    let isEnabled: Bool

    @MainActor func update(_ view: EffectHolder, in environment: EnvironmentValues) {
        view.isUserInteractionEnabled = isEnabled
    }
}

/// Has a view take touches within a shape.
private struct ContentShapeEffect: ViewEffect {
    let path: (CGRect) -> Path
    let isEvenOdd: Bool

    @MainActor func makeView(in environment: EnvironmentValues) -> ShapedHolder { ShapedHolder() }

    @MainActor func update(_ view: ShapedHolder, in environment: EnvironmentValues) {
        view.path = path
        view.isEvenOdd = isEvenOdd
    }
}

/// A view that takes touches within a shape.
private final class ShapedHolder: EffectHolder {
    var path: (CGRect) -> Path = { Path($0) }
    var isEvenOdd = false

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        path(bounds).contains(point, eoFill: isEvenOdd)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
        return super.hitTest(point, with: event) ?? self
    }
}

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The uses as bits.
    public var rawValue: Int

    /// Creates uses from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture of what is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The picture above a menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What pointers do over the view.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What VoiceOver surrounds.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
    /// Has the view take touches or not.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        effect(HitTestingEffect(isEnabled: enabled))
    }
    /// Has the view take touches within a shape.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        effect(ContentShapeEffect(path: { shape.path(in: $0) }, isEvenOdd: eoFill))
    }
    /// Has the view take touches within a shape, or be seen in it elsewhere.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        let isForTouches = kind.contains(.interaction)
        if !isForTouches { inert(.looks, "View.contentShape(_:_:eoFill:)") }
        return effect(
            ContentShapeEffect(path: { isForTouches ? shape.path(in: $0) : Path($0) }, isEvenOdd: eoFill))
    }
}
