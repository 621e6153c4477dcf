import LayoutSimUIKitArithmetic
import Foundation
import LayoutSimText
import LayoutSimTypography
import LayoutSimViewTree

/// The parameters of a font that scales with the content size category.
struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size at the default (large) content size category, in points.
    let size: CGFloat
    /// The maximum size, in points; 0 for none.
    let maximum: CGFloat
}

/// A text style above those of the layout engine, which scales like one of them.
private struct LargeTitle {
    /// The size, relative to that of the style it scales with.
    let factor: CGFloat

    init?(_ style: UIFont.TextStyle) {
        switch style {
        case .extraLargeTitle: factor = 36 / 34
        case .extraLargeTitle2: factor = 1
        default: return nil
        }
    }
}

/// The attributes of a font or a font descriptor.
struct FontValues: Hashable, Sendable {
    var family = FontFamily.system
    /// The size in points; 0 where a descriptor has none.
    var size: CGFloat = 0
    var weight = UIFont.Weight.regular
    var isItalic = false
    var hasMonospacedDigits = false
    var width = UIFont.Width.standard
    var design = UIFontDescriptor.SystemDesign.default
    var textStyle: UIFont.TextStyle?
    /// The line height that a text style sets, in points.
    var lineLeading: CGFloat?

    /// The parameters that `UIFontMetrics` scaled the font with.
    @Aside var scaling: FontScaling?

    /// The equivalent font of the layout engine.
    var font: Font {
        let weight = weight.nearest
        guard case .system = family, design == .monospaced else {
            var font = Font(family: family, size: Double(size), weight: weight, isItalic: isItalic)
            if case .system = family { font.hasMonospacedDigits = hasMonospacedDigits }
            return font
        }
        let isBold = [.semibold, .bold, .heavy, .black].contains(weight)
        return Font(
            family: .named(isBold ? "SFMono-Bold" : "SFMono-Regular"), size: Double(size), weight: weight,
            isItalic: isItalic)
    }

    /// The PostScript name.
    var name: String {
        switch family {
        case .named(let name): return RegisteredFont.name(ofKey: name)
        case .system: break
        }
        let prefix =
            switch design {
            case .monospaced: ".AppleSystemUIFontMonospaced-"
            case .rounded: ".AppleSystemUIFontRounded-"
            case .serif: ".AppleSystemUIFontSerif-"
            default: ".SFUI-"
            }
        return prefix + face.filter { $0 != " " }
    }

    /// The name of the face, such as `Bold Italic`.
    var face: String {
        if let style = InstalledFonts.style(of: family) { return style }
        let name = weight.nearest.rawValue
        let weight = name.prefix(1).uppercased() + name.dropFirst()
        guard isItalic else { return weight }
        return weight == "Regular" ? "Italic" : weight + " Italic"
    }

    /// Creates the values of a text style for a content size category.
    init(style: UIFont.TextStyle, category: ContentSizeCategory) {
        let font = style.textStyle.font(at: category)
        size = CGFloat(font.size)
        weight = UIFont.Weight(font.weight)
        textStyle = style
        if let large = LargeTitle(style) {
            size = (size * large.factor).rounded()
            weight = .bold
        }
        // In iOS 9, lines are spaced like those of other fonts [measured: two of 17 points in 41].
        if SimulatedDevice.currentEra != .y2015 { lineLeading = CGFloat(style.textStyle.leading(at: category)) }
    }

    init(family: FontFamily = .system, size: CGFloat = 0, weight: UIFont.Weight = .regular, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Creates the values of the font with a PostScript name or family name; `nil` if no such font is installed.
    init?(installed name: String, size: CGFloat) {
        guard let face = InstalledFonts.face(named: name) else { return nil }
        self.init(family: .named(face), size: size)
        weight = InstalledFonts.weight(of: face)
        isItalic = InstalledFonts.isItalic(face)
    }

    /// Returns the values with another size; the line height of a text style no longer applies.
    func withSize(_ size: CGFloat) -> FontValues {
        guard size > 0, size != self.size else { return self }
        var values = self
        values.size = size
        values.lineLeading = nil
        values.scaling = nil
        return values
    }

    /// Returns the values with other traits; `nil` if the family has no such face.
    func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> FontValues? {
        var values = self
        let isBold = traits.contains(.traitBold)
        let isItalic = traits.contains(.traitItalic)
        if case .named(let name) = family {
            guard let face = InstalledFonts.face(inFamilyOf: name, isBold: isBold, isItalic: isItalic) else {
                return nil
            }
            values.family = .named(face)
        }
        values.isItalic = isItalic
        if isBold != self.traits.contains(.traitBold) { values.weight = isBold ? boldWeight : .regular }
        if traits.contains(.traitMonoSpace) { values.design = .monospaced }
        if traits.contains(.traitCondensed) { values.width = .condensed }
        if traits.contains(.traitTightLeading), let lineLeading { values.lineLeading = lineLeading - 2 }
        if traits.contains(.traitLooseLeading), let lineLeading { values.lineLeading = lineLeading + 2 }
        return values
    }

    /// The weight of bold text, which is semibold for the smaller text styles.
    private var boldWeight: UIFont.Weight {
        switch textStyle {
        case nil, .largeTitle?, .title1?, .title2?: .bold
        default: .semibold
        }
    }

    /// The symbolic traits of the values.
    var traits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if design == .monospaced { traits.insert(.traitMonoSpace) }
        if width.rawValue < 0 { traits.insert(.traitCondensed) }
        return traits
    }
}
