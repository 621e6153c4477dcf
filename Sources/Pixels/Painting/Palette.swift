import LayoutSimGeometry
import LayoutSimViewTree

/// The system's colors in an appearance, including those without a name.
struct Palette: Hashable {
    let appearance: Appearance
    /// Whether the colors are those of a device with iOS 26.
    var hasDeviceColors = false

    /// Returns the value of a named color.
    subscript(color: SystemColor) -> Color {
        hasDeviceColors ? color.color(in: appearance, ControlMetrics()) : color.color(in: appearance)
    }

    /// The background of a translucent bar.
    var barMaterial: Color { either(0xF8F8F8, 0x161616) }
    /// Returns the translucent tint color of a blur effect.
    func material(_ effect: BlurMaterial) -> Color { effect.color(in: appearance) }
    /// The hairline at the edge of a bar.
    var barHairline: Color { either(0xB2B2B2, 0x3D3D3F) }
    /// The unfilled part of switches, sliders and progress views.
    var track: Color { either(0xE9E9EB, 0x39393D) }
    /// The thumb of switches and sliders.
    var knob: Color { .white }
    /// The selected segment of a segmented control.
    var raised: Color { either(0xFFFFFF, 0x636366) }
    /// The border of a text field.
    var fieldBorder: Color { either(0xCDCDCD, 0x48484A) }
    /// The background of placeholders.
    var placeholder: Color { either(0xEFEFF4, 0x242426) }
    /// The lines on placeholders.
    var placeholderInk: Color { either(0xD1D1D6, 0x48484A) }

    private func either(_ light: UInt32, _ dark: UInt32) -> Color {
        Color(hex: appearance == .light ? light : dark)
    }
}
