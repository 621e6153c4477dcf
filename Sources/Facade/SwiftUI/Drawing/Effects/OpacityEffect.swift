import LayoutSimInertness
import UIKit

/// Makes a view more or less clear.
struct OpacityEffect: ViewEffect, Animatable {
    var opacity: Double

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func update(_ view: EffectHolder, in environment: EnvironmentValues) {
        view.alpha = CGFloat(min(max(opacity, 0), 1))
    }

    func isDrawable(in size: CGSize) -> Bool { !opacity.isNaN }
}

/// Keeps a view's place and shows nothing of it.
struct HiddenEffect: ViewEffect {
    func update(_ view: EffectHolder, in environment: EnvironmentValues) { view.isHidden = true }
}

/// Mixes a view with what is behind.
struct BlendEffect: ViewEffect {
    let mode: BlendMode

    func update(_ view: EffectHolder, in environment: EnvironmentValues) {
        view.layer.compositingFilter = mode == .normal ? nil : mode.filter
    }
}

/// Draws a view as one picture.
struct GroupEffect: ViewEffect {
    func update(_ view: EffectHolder, in environment: EnvironmentValues) { view.layer.shouldRasterize = true }
}

extension View {
    /// Makes the view more or less clear, from 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some View { effect(OpacityEffect(opacity: opacity)) }
    /// Keeps the view's place and shows nothing of it.
    nonisolated public func hidden() -> some View { effect(HiddenEffect()) }
    /// Mixes the view with what is behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        if blendMode.filter == nil { inert(.looks, "View.blendMode(_:)") }
        return effect(BlendEffect(mode: blendMode))
    }
    /// Draws the view as one picture before it is mixed with what is behind.
    nonisolated public func compositingGroup() -> some View { effect(GroupEffect()) }
    /// Draws the view as one picture.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        effect(GroupEffect())
    }
    /// Keeps the place and size of the view apart from those around it, which changes motion alone.
    nonisolated public func geometryGroup() -> some View { self }
}
