// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics

/// An effect that transforms what is drawn of a view.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a size of the view, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the elements of a modified view.
    @MainActor public static func _makeView(
        _ modifier: Self, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let effect = TransformEffect(
            transform: { modifier.effectValue(size: $1).layerTransform }, anchor: .topLeading)
        return EffectElements.around(body(inputs), effect, inputs)
    }

    /// Returns the effect, which layout does not know of anyway.
    public func ignoredByLayout() -> some ViewModifier { self }
}
