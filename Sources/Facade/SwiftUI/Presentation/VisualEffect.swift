// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import LayoutSimProposalTree

/// Changes of how a view looks that leave its place.
public protocol VisualEffect: Sendable {
    /// The numbers of the changes, the first change's first.
    var _amounts: [Double] { get }
    /// Returns a view with the changes, each of which takes its numbers from the front.
    @MainActor func _applied(to view: AnyView, _ amounts: inout ArraySlice<Double>) -> AnyView
}

extension VisualEffect {
    /// Returns a view with the changes.
    @MainActor func applied(to view: AnyView) -> AnyView {
        var amounts = _amounts[...]
        return _applied(to: view, &amounts)
    }

    /// Returns a view with changes that are a part of the way to those of another effect.
    @MainActor func applied(to view: AnyView, towards other: Self, _ share: Double) -> AnyView {
        let (mine, others) = (_amounts, other._amounts)
        guard mine.count == others.count else { return (share < 0.5 ? self : other).applied(to: view) }
        var amounts = zip(mine, others).map { $0 + ($1 - $0) * share }[...]
        return _applied(to: view, &amounts)
    }
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates no change.
    public init() {}

    /// No numbers.
    public var _amounts: [Double] { [] }
    /// Returns the view.
    @MainActor public func _applied(to view: AnyView, _ amounts: inout ArraySlice<Double>) -> AnyView { view }
}

/// A change after others.
struct ChangedEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let amounts: [Double]
    let change: @MainActor @Sendable (AnyView, [Double]) -> AnyView

    var _amounts: [Double] { base._amounts + amounts }

    @MainActor func _applied(to view: AnyView, _ amounts: inout ArraySlice<Double>) -> AnyView {
        let changed = base._applied(to: view, &amounts)
        let own = Array(amounts.prefix(self.amounts.count))
        amounts = amounts.dropFirst(own.count)
        return change(changed, own)
    }
}

extension VisualEffect {
    private func changed(
        _ amounts: Double..., change: @escaping @MainActor @Sendable (AnyView, [Double]) -> AnyView
    ) -> ChangedEffect<Self> {
        ChangedEffect(base: self, amounts: amounts, change: change)
    }

    /// Moves the view, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        changed(Double(x), Double(y)) { AnyView($0.offset(x: $1[0], y: $1[1])) }
    }
    /// Moves the view, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    /// Makes the view more or less clear.
    public func opacity(_ opacity: Double) -> some VisualEffect { changed(opacity) { AnyView($0.opacity($1[0])) } }
    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changed(Double(radius)) { AnyView($0.blur(radius: $1[0], opaque: opaque)) }
    }
    /// Turns the view about a point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        changed(angle.radians) { AnyView($0.rotationEffect(.radians($1[0]), anchor: anchor)) }
    }
    /// Scales the view about a point.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    /// Scales the view about a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    /// Scales the view about a point.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        changed(Double(x), Double(y)) { AnyView($0.scaleEffect(x: $1[0], y: $1[1], anchor: anchor)) }
    }
    /// Turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        changed(angle.radians) {
            AnyView(
                $0.rotation3DEffect(
                    .radians($1[0]), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
        }
    }
    /// Makes the view lighter.
    public func brightness(_ amount: Double) -> some VisualEffect {
        changed(amount) { AnyView($0.brightness($1[0])) }
    }
    /// Makes the view's colors stronger.
    public func saturation(_ amount: Double) -> some VisualEffect {
        changed(amount) { AnyView($0.saturation($1[0])) }
    }
    /// Makes the view gray.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        changed(amount) { AnyView($0.grayscale($1[0])) }
    }
    /// Makes light and dark differ more.
    public func contrast(_ amount: Double) -> some VisualEffect { changed(amount) { AnyView($0.contrast($1[0])) } }
    /// Turns the view's colors.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        changed(angle.radians) { AnyView($0.hueRotation(.radians($1[0]))) }
    }
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
        return inputs.make(effect.applied(to: view))
    }
}

/// A view that a closure makes, whose place is read.
nonisolated struct ReadView: View, PrimitiveView {
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
