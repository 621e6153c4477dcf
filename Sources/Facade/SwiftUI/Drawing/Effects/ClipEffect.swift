public import CoreGraphics
import QuartzCore
import UIKit

/// Cuts a view off at its edges.
struct BoundsClipEffect: ViewEffect {
    func update(_ view: EffectHolder, in environment: EnvironmentValues) { view.clipsToBounds = true }
}

/// Cuts a view off at round corners.
struct CornerClipEffect: ViewEffect, Animatable {
    var radius: CGFloat
    let isContinuous: Bool

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func update(_ view: EffectHolder, in environment: EnvironmentValues) {
        view.clipsToBounds = true
        view.layer.cornerRadius = max(0, radius)
        view.layer.cornerCurve = isContinuous ? .continuous : .circular
    }

    func isDrawable(in size: CGSize) -> Bool { !radius.isNaN }
}

/// Cuts a view off at the outline of a form.
struct ShapeClipEffect<Form: Shape>: ViewEffect, Animatable {
    var shape: Form
    let isEvenOdd: Bool

    var animatableData: Form.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func update(_ view: EffectHolder, in environment: EnvironmentValues) {
        let path = shape.followed(in: environment).path(in: view.bounds, environment.layoutDirection)
        let mask = CAShapeLayer()
        mask.draw(path.cgPath, .black, .fill(isEvenOdd: isEvenOdd))
        view.layer.mask = mask
    }
}

extension View {
    /// Cuts the view off at its edges.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { effect(BoundsClipEffect()) }
    /// Cuts the view off at the outline of a form.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        effect(ShapeClipEffect(shape: shape, isEvenOdd: style.isEOFilled))
    }
    /// Cuts the view off at round corners of a radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        effect(CornerClipEffect(radius: radius, isContinuous: true))
    }
}
