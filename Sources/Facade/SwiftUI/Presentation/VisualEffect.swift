// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import LayoutSimProposalTree

/// Changes of how a view looks that leave its place.
public protocol VisualEffect: Sendable {
    /// Returns a view with the changes.
    @MainActor func _applied(to view: AnyView) -> AnyView
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates no change.
    public init() {}

    /// Returns a view with the changes.
    @MainActor public func _applied(to view: AnyView) -> AnyView { view }
}

/// A change after others.
struct ChangedEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @MainActor @Sendable (AnyView) -> AnyView

    @MainActor func _applied(to view: AnyView) -> AnyView { change(base._applied(to: view)) }
}

extension VisualEffect {
    private func changed(_ change: @escaping @MainActor @Sendable (AnyView) -> AnyView) -> ChangedEffect<Self> {
        ChangedEffect(base: self, change: change)
    }

    /// Moves the view, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        changed { AnyView($0.offset(x: x, y: y)) }
    }
    /// Moves the view, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { changed { AnyView($0.offset(offset)) } }
    /// Makes the view more or less clear.
    public func opacity(_ opacity: Double) -> some VisualEffect { changed { AnyView($0.opacity(opacity)) } }
    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changed { AnyView($0.blur(radius: radius, opaque: opaque)) }
    }
    /// Turns the view about a point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    }
    /// Scales the view about a point.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { AnyView($0.scaleEffect(scale, anchor: anchor)) }
    }
    /// Scales the view about a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { AnyView($0.scaleEffect(scale, anchor: anchor)) }
    }
    /// Scales the view about a point.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
    }
    /// Turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        changed {
            AnyView(
                $0.rotation3DEffect(
                    angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
        }
    }
    /// Makes the view lighter.
    public func brightness(_ amount: Double) -> some VisualEffect { changed { AnyView($0.brightness(amount)) } }
    /// Makes the view's colors stronger.
    public func saturation(_ amount: Double) -> some VisualEffect { changed { AnyView($0.saturation(amount)) } }
    /// Makes the view gray.
    public func grayscale(_ amount: Double) -> some VisualEffect { changed { AnyView($0.grayscale(amount)) } }
    /// Makes light and dark differ more.
    public func contrast(_ amount: Double) -> some VisualEffect { changed { AnyView($0.contrast(amount)) } }
    /// Turns the view's colors.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { changed { AnyView($0.hueRotation(angle)) } }
}

/// Changes how a view looks by its place.
nonisolated struct PlacedEffectModifier<Effect: VisualEffect>: ViewModifier {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

    typealias Body = Never

    @MainActor static func _makeView(
        _ modifier: Self, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let place = GeometryPlace.of(inputs.node)
        let view = AnyView(ReadView(place: place, make: body))
        guard place.isKnown else { return inputs.make(view) }
        let effect = modifier.effect(EmptyVisualEffect(), GeometryProxy(place: place))
        return inputs.make(effect._applied(to: view))
    }
}

/// A view that a closure makes, whose place is read.
private nonisolated struct ReadView: View, PrimitiveView {
    let place: GeometryPlace
    let make: (_ViewInputs) -> _ViewOutputs

    @MainActor static func _makeView(_ view: ReadView, _ inputs: _ViewInputs) -> _ViewOutputs {
        view.make(inputs).wrapped { ViewElement(inputs.node, .plain(.decoration), [$0], reads: view.place) }
    }
}

extension View {
    /// Changes how the view looks by its place.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { modifier(PlacedEffectModifier(effect: effect)) }
}
