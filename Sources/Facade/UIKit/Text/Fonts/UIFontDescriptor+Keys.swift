public import CoreGraphics

extension UIFontDescriptor {
    /// The name of a font attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an attribute name from a raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The font family, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face within the family, a string such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name to show to users, a string that is made up of the family and the face here.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The transformation matrix of the glyphs, an `NSValue`, which is not applied when drawing.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must support; stored only.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The descriptors of the fallback fonts; stored only.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The traits, a dictionary with keys of type `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The advance of every glyph, in points; stored only.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// The feature settings, an array of dictionaries with keys of type `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a font trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a trait key from a raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, the raw value of a `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, from -1 to 1; ignored when given to a descriptor here.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, positive for an italic font.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a font feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a feature key from a raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The type of the feature, such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The selector of the feature, such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The type of the feature, the same as `type`.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The selector of the feature, the same as `selector`.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// A design of the system font, such as rounded.
    public struct SystemDesign: _TypedString, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The standard design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design, which is drawn like the standard design here.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design, which is drawn like the standard design here.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design, which is drawn in Menlo here.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The symbolic traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// An italic font.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// A bold font.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// An expanded font; has no effect here.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// A condensed font, whose glyphs keep their standard widths here.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// A font with glyphs of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// A font for vertical text; has no effect here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// A font for user interfaces; has no effect here.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// A font with less leading; lines of a text style are 2 points closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// A font with more leading; lines of a text style are 2 points further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the stylistic class, which has no effect here.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// The class of old-style serif fonts.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// The class of transitional serif fonts.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// The class of modern serif fonts.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// The class of Clarendon serif fonts.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// The class of slab serif fonts.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// The class of freeform serif fonts.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// The class of sans serif fonts.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// The class of ornamental fonts.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// The class of script fonts.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// The class of symbol fonts.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
