public import LayoutSimGeometry

/// The semantic colors of UIKit; raw values are the names in Interface Builder's files.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case label = "labelColor"
    case secondaryLabel = "secondaryLabelColor"
    case tertiaryLabel = "tertiaryLabelColor"
    case quaternaryLabel = "quaternaryLabelColor"
    case placeholderText = "placeholderTextColor"
    case darkText = "darkTextColor"
    case lightText = "lightTextColor"
    case separator = "separatorColor"
    case opaqueSeparator = "opaqueSeparatorColor"
    case link = "linkColor"
    case tint = "tintColor"
    case blue = "systemBlueColor"
    case brown = "systemBrownColor"
    case cyan = "systemCyanColor"
    case green = "systemGreenColor"
    case indigo = "systemIndigoColor"
    case mint = "systemMintColor"
    case orange = "systemOrangeColor"
    case pink = "systemPinkColor"
    case purple = "systemPurpleColor"
    case red = "systemRedColor"
    case teal = "systemTealColor"
    case yellow = "systemYellowColor"
    case gray = "systemGrayColor"
    case gray2 = "systemGray2Color"
    case gray3 = "systemGray3Color"
    case gray4 = "systemGray4Color"
    case gray5 = "systemGray5Color"
    case gray6 = "systemGray6Color"
    case background = "systemBackgroundColor"
    case secondaryBackground = "secondarySystemBackgroundColor"
    case tertiaryBackground = "tertiarySystemBackgroundColor"
    case groupedBackground = "systemGroupedBackgroundColor"
    case secondaryGroupedBackground = "secondarySystemGroupedBackgroundColor"
    case tertiaryGroupedBackground = "tertiarySystemGroupedBackgroundColor"
    case tableBackground = "groupTableViewBackgroundColor"
    case tableCellBackground = "tableCellGroupedBackgroundColor"
    case fill = "systemFillColor"
    case secondaryFill = "secondarySystemFillColor"
    case tertiaryFill = "tertiarySystemFillColor"
    case quaternaryFill = "quaternarySystemFillColor"
}

extension SystemColor {
    /// Returns the color in an appearance, from Apple's Human Interface Guidelines and UIKit.
    public func color(in appearance: Appearance) -> Color {
        let (light, dark) = values
        return appearance == .light ? light : dark
    }

    /// Returns the color in an appearance of the system that controls are of: since iOS 26, blue and the tint are
    /// lighter [light: recorded pictures; dark: chosen].
    package func color(in appearance: Appearance, _ metrics: ControlMetrics) -> Color {
        guard metrics.isGlass, self == .blue || self == .tint else { return color(in: appearance) }
        return Color(hex: appearance == .light ? 0x0088FF : 0x0091FF)
    }

    private var values: (light: Color, dark: Color) {
        textValues ?? grayValues ?? surfaceValues ?? tintValues
    }

    private var textValues: (light: Color, dark: Color)? {
        switch self {
        case .label: (.black, .white)
        case .secondaryLabel: (Color(hex: 0x3C3C43).withAlpha(0x99), Color(hex: 0xEBEBF5).withAlpha(0x99))
        case .tertiaryLabel, .placeholderText:
            (Color(hex: 0x3C3C43).withAlpha(0x4C), Color(hex: 0xEBEBF5).withAlpha(0x4C))
        case .quaternaryLabel: (Color(hex: 0x3C3C43).withAlpha(0x2D), Color(hex: 0xEBEBF5).withAlpha(0x28))
        case .darkText: (.black, .black)
        case .lightText: (Color.white.withAlpha(0x99), Color.white.withAlpha(0x99))
        case .separator: (Color(hex: 0x3C3C43).withAlpha(0x4A), Color(hex: 0x545458).withAlpha(0x99))
        case .opaqueSeparator: (Color(hex: 0xC6C6C8), Color(hex: 0x38383A))
        default: nil
        }
    }

    private var grayValues: (light: Color, dark: Color)? {
        switch self {
        case .gray: (Color(hex: 0x8E8E93), Color(hex: 0x8E8E93))
        case .gray2: (Color(hex: 0xAEAEB2), Color(hex: 0x636366))
        case .gray3: (Color(hex: 0xC7C7CC), Color(hex: 0x48484A))
        case .gray4: (Color(hex: 0xD1D1D6), Color(hex: 0x3A3A3C))
        case .gray5: (Color(hex: 0xE5E5EA), Color(hex: 0x2C2C2E))
        case .gray6: (Color(hex: 0xF2F2F7), Color(hex: 0x1C1C1E))
        default: nil
        }
    }

    private var surfaceValues: (light: Color, dark: Color)? {
        switch self {
        case .background: (.white, .black)
        case .secondaryBackground: (Color(hex: 0xF2F2F7), Color(hex: 0x1C1C1E))
        case .tertiaryBackground: (.white, Color(hex: 0x2C2C2E))
        case .groupedBackground, .tableBackground: (Color(hex: 0xF2F2F7), .black)
        case .secondaryGroupedBackground, .tableCellBackground: (.white, Color(hex: 0x1C1C1E))
        case .tertiaryGroupedBackground: (Color(hex: 0xF2F2F7), Color(hex: 0x2C2C2E))
        case .fill: (Color(hex: 0x787880).withAlpha(0x33), Color(hex: 0x787880).withAlpha(0x5C))
        case .secondaryFill: (Color(hex: 0x787880).withAlpha(0x28), Color(hex: 0x787880).withAlpha(0x52))
        case .tertiaryFill: (Color(hex: 0x767680).withAlpha(0x1E), Color(hex: 0x767680).withAlpha(0x3D))
        case .quaternaryFill: (Color(hex: 0x747480).withAlpha(0x14), Color(hex: 0x767680).withAlpha(0x2E))
        default: nil
        }
    }

    private var tintValues: (light: Color, dark: Color) {
        switch self {
        case .brown: (Color(hex: 0xA2845E), Color(hex: 0xAC8E68))
        case .cyan: (Color(hex: 0x32ADE6), Color(hex: 0x64D2FF))
        case .green: (Color(hex: 0x34C759), Color(hex: 0x30D158))
        case .indigo: (Color(hex: 0x5856D6), Color(hex: 0x5E5CE6))
        case .mint: (Color(hex: 0x00C7BE), Color(hex: 0x63E6E2))
        case .orange: (Color(hex: 0xFF9500), Color(hex: 0xFF9F0A))
        case .pink: (Color(hex: 0xFF2D55), Color(hex: 0xFF375F))
        case .purple: (Color(hex: 0xAF52DE), Color(hex: 0xBF5AF2))
        case .red: (Color(hex: 0xFF3B30), Color(hex: 0xFF453A))
        case .teal: (Color(hex: 0x30B0C7), Color(hex: 0x40C8E0))
        case .yellow: (Color(hex: 0xFFCC00), Color(hex: 0xFFD60A))
        case .link: (Color(hex: 0x007AFF), Color(hex: 0x0984FF))
        default: (Color(hex: 0x007AFF), Color(hex: 0x0A84FF))
        }
    }
}
