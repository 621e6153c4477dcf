public import CoreGraphics
import LayoutSimDrawing
import LayoutSimGeometry
import QuartzCore
import UIKit

/// Changes the pixels of a view.
struct FilterEffect: ViewEffect, Animatable {
    var filter: LayerFilter

    var animatableData: Double {
        get { filter.amount ?? 0 }
        set { if let amount = filter.with(amount: newValue) { filter = amount } }
    }

    func update(_ view: EffectHolder, in environment: EnvironmentValues) {
        view.layer.filters = filter.changesNothing ? nil : [filter]
    }

    func isDrawable(in size: CGSize) -> Bool { filter.isFinite }
}

/// Multiplies the colors of a view with one that is known in an environment.
struct MultiplicationEffect: ViewEffect {
    let color: Color

    func update(_ view: EffectHolder, in environment: EnvironmentValues) {
        let filter = LayerFilter.multiplication(color.drawn(in: environment))
        view.layer.filters = filter.changesNothing ? nil : [filter]
    }
}

extension LayerFilter {
    /// The number that animations change; `nil` for none.
    fileprivate var amount: Double? {
        switch self {
        case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount),
            .hueRotation(let amount), .inversion(let amount), .blur(let amount, _):
            amount
        case .multiplication, .luminanceToAlpha, .matrix, .threshold: nil
        }
    }

    /// Returns the filter with another number; `nil` if it has none.
    fileprivate func with(amount: Double) -> LayerFilter? {
        switch self {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .grayscale(amount)
        case .hueRotation: .hueRotation(amount)
        case .inversion: .inversion(amount)
        case .blur(_, let isOpaque): .blur(amount, isOpaque: isOpaque)
        case .multiplication, .luminanceToAlpha, .matrix, .threshold: nil
        }
    }
}

extension View {
    /// Blurs the view; the radius is the standard deviation in points, and an opaque blur keeps the view's edges.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        filtered(.blur(Double(radius), isOpaque: opaque))
    }
    /// Makes the view brighter by an amount that is added to its colors; 1 makes it white.
    nonisolated public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }
    /// Changes the contrast of the view; 0 makes it gray, and negative amounts invert its colors, too.
    nonisolated public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }
    /// Changes how colorful the view is; 0 makes it gray.
    nonisolated public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }
    /// Makes the view gray in part, from 0 to 1.
    nonisolated public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }
    /// Turns the hues of the view.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(angle.radians)) }
    /// Multiplies the colors of the view.
    nonisolated public func colorMultiply(_ color: Color) -> some View { effect(MultiplicationEffect(color: color)) }
    /// Inverts the colors of the view.
    nonisolated public func colorInvert() -> some View { filtered(.inversion(1)) }
    /// Makes the view black, as opaque as it is light.
    nonisolated public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

    nonisolated private func filtered(_ filter: LayerFilter) -> some View { effect(FilterEffect(filter: filter)) }
}

extension Color {
    /// Returns the color of pixels in an environment.
    func drawn(in environment: EnvironmentValues) -> LayoutSimGeometry.Color { uiColor(in: environment).cgColor.drawn }
}
