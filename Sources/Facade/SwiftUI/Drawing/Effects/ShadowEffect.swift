public import CoreGraphics
import UIKit

/// Draws a shadow behind a view.
struct ShadowEffect: ViewEffect, Animatable {
    let color: Color
    var radius: CGFloat
    var offset: CGSize

    var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
    }

    func update(_ view: EffectHolder, in environment: EnvironmentValues) {
        view.layer.shadowColor = color.uiColor(in: environment).cgColor
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = max(0, radius)
        view.layer.shadowOffset = offset
    }

    func isDrawable(in size: CGSize) -> Bool {
        radius.isFinite && offset.width.isFinite && offset.height.isFinite
    }
}

extension View {
    /// Draws a shadow behind the view; lengths are points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
