public import LayoutSimGeometry

/// A blur style of UIKit's `UIBlurEffect.Style`; the raw values are its case names, which Interface Builder files use
/// too.
public enum BlurMaterial: String, CaseIterable, Hashable, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
}

extension BlurMaterial {
    /// Returns the translucent tint color of the material in an appearance.
    ///
    /// The tints of the three original styles are those of Apple's sample *Blurring and Tinting an Image*; `regular`
    /// and `prominent` each resolve to one of them, as UIKit's header says. The opacities of the system materials
    /// are estimated from their names, since Apple documents no colors [unmeasured].
    public func color(in appearance: Appearance) -> Color {
        let isLight = rawValue.hasSuffix("Light") || appearance == .light && !rawValue.hasSuffix("Dark")
        return switch self {
        case .extraLight: Self.extraLightTint
        case .light: Self.lightTint
        case .dark: Self.darkTint
        case .regular: isLight ? Self.lightTint : Self.darkTint
        case .prominent: isLight ? Self.extraLightTint : Self.darkTint
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            isLight ? Color(hex: 0xF4F4F4).withAlpha(0x80) : Color(hex: 0x252525).withAlpha(0x8C)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            isLight ? Color(hex: 0xF4F4F4).withAlpha(0xA6) : Color(hex: 0x252525).withAlpha(0xB3)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
            isLight ? Color(hex: 0xF6F6F6).withAlpha(0xCC) : Color(hex: 0x252525).withAlpha(0xD1)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            isLight ? Color(hex: 0xF9F9F9).withAlpha(0xE6) : Color(hex: 0x252525).withAlpha(0xE6)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            isLight ? Color(hex: 0xF9F9F9).withAlpha(0xF0) : Color(hex: 0x1D1D1D).withAlpha(0xF0)
        }
    }

    private static let extraLightTint = Color(hex: 0xF7F7F7).withAlpha(0xD1)
    private static let lightTint = Color.white.withAlpha(0x4D)
    private static let darkTint = Color(hex: 0x1C1C1C).withAlpha(0xBA)
}
