public import CoreGraphics
import LayoutSimInertness

extension View {
    /// Blurs the view, which is not drawn here.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        undrawn("blur(radius:opaque:)", unless: radius == 0)
    }
    /// Makes the view brighter, which is not drawn here.
    nonisolated public func brightness(_ amount: Double) -> some View {
        undrawn("brightness(_:)", unless: amount == 0)
    }
    /// Changes the contrast of the view, which is not drawn here.
    nonisolated public func contrast(_ amount: Double) -> some View { undrawn("contrast(_:)", unless: amount == 1) }
    /// Changes how colorful the view is, which is not drawn here.
    nonisolated public func saturation(_ amount: Double) -> some View {
        undrawn("saturation(_:)", unless: amount == 1)
    }
    /// Makes the view gray, which is not drawn here.
    nonisolated public func grayscale(_ amount: Double) -> some View { undrawn("grayscale(_:)", unless: amount == 0) }
    /// Turns the hues of the view, which is not drawn here.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        undrawn("hueRotation(_:)", unless: angle == .zero)
    }
    /// Multiplies the colors of the view, which is not drawn here.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        undrawn("colorMultiply(_:)", unless: color == .white)
    }
    /// Inverts the colors of the view, which is not drawn here.
    nonisolated public func colorInvert() -> some View { undrawn("colorInvert()", unless: false) }
    /// Makes dark parts of the view clear, which is not drawn here.
    nonisolated public func luminanceToAlpha() -> some View { undrawn("luminanceToAlpha()", unless: false) }

    /// Tells that an effect is not drawn, unless it changes nothing.
    nonisolated private func undrawn(_ member: String, unless isNothing: Bool) -> Self {
        if !isNothing { inert(.looks, "View.\(member)") }
        return self
    }
}
