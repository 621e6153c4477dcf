// Types of font features, with the numbers of Apple's Font Feature Registry.

/// The type of the feature for all typographic; has no effect here.
public var kAllTypographicFeaturesType: Int { 0 }
/// The type of the feature for ligatures; has no effect here.
public var kLigaturesType: Int { 1 }
/// The type of the feature for cursive connection; has no effect here.
public var kCursiveConnectionType: Int { 2 }
/// The type of the feature for letter case; has no effect here.
public var kLetterCaseType: Int { 3 }
/// The type of the feature for vertical substitution; has no effect here.
public var kVerticalSubstitutionType: Int { 4 }
/// The type of the feature for linguistic rearrangement; has no effect here.
public var kLinguisticRearrangementType: Int { 5 }
/// The type of the number spacing feature; digits are drawn at their natural widths here.
public var kNumberSpacingType: Int { 6 }
/// The type of the feature for smart swash; has no effect here.
public var kSmartSwashType: Int { 8 }
/// The type of the feature for diacritics; has no effect here.
public var kDiacriticsType: Int { 9 }
/// The type of the vertical position feature; has no effect here.
public var kVerticalPositionType: Int { 10 }
/// The type of the fractions feature; has no effect here.
public var kFractionsType: Int { 11 }
/// The type of the feature for overlapping characters; has no effect here.
public var kOverlappingCharactersType: Int { 13 }
/// The type of the feature for typographic extras; has no effect here.
public var kTypographicExtrasType: Int { 14 }
/// The type of the feature for mathematical extras; has no effect here.
public var kMathematicalExtrasType: Int { 15 }
/// The type of the feature for ornament sets; has no effect here.
public var kOrnamentSetsType: Int { 16 }
/// The type of the feature for character alternatives; has no effect here.
public var kCharacterAlternativesType: Int { 17 }
/// The type of the feature for design complexity; has no effect here.
public var kDesignComplexityType: Int { 18 }
/// The type of the feature for style options; has no effect here.
public var kStyleOptionsType: Int { 19 }
/// The type of the feature for character shape; has no effect here.
public var kCharacterShapeType: Int { 20 }
/// The type of the number case feature; has no effect here.
public var kNumberCaseType: Int { 21 }
/// The type of the feature for text spacing; has no effect here.
public var kTextSpacingType: Int { 22 }
/// The type of the feature for transliteration; has no effect here.
public var kTransliterationType: Int { 23 }
/// The type of the feature for annotation; has no effect here.
public var kAnnotationType: Int { 24 }
/// The type of the feature for kana spacing; has no effect here.
public var kKanaSpacingType: Int { 25 }
/// The type of the feature for ideographic spacing; has no effect here.
public var kIdeographicSpacingType: Int { 26 }
/// The type of the feature for unicode decomposition; has no effect here.
public var kUnicodeDecompositionType: Int { 27 }
/// The type of the feature for ruby kana; has no effect here.
public var kRubyKanaType: Int { 28 }
/// The type of the feature for CJK symbol alternatives; has no effect here.
public var kCJKSymbolAlternativesType: Int { 29 }
/// The type of the feature for ideographic alternatives; has no effect here.
public var kIdeographicAlternativesType: Int { 30 }
/// The type of the feature for CJK vertical roman placement; has no effect here.
public var kCJKVerticalRomanPlacementType: Int { 31 }
/// The type of the feature for italic CJK roman; has no effect here.
public var kItalicCJKRomanType: Int { 32 }
/// The type of the feature for punctuation that fits uppercase letters; has no effect here.
public var kCaseSensitiveLayoutType: Int { 33 }
/// The type of the feature for alternate kana; has no effect here.
public var kAlternateKanaType: Int { 34 }
/// The type of the stylistic alternatives feature; has no effect here.
public var kStylisticAlternativesType: Int { 35 }
/// The type of the feature for contextual alternates; has no effect here.
public var kContextualAlternatesType: Int { 36 }
/// The type of the lowercase letter feature; has no effect here.
public var kLowerCaseType: Int { 37 }
/// The type of the uppercase letter feature; has no effect here.
public var kUpperCaseType: Int { 38 }
/// The type of the feature for language tag; has no effect here.
public var kLanguageTagType: Int { 39 }
/// The type of the feature for CJK roman spacing; has no effect here.
public var kCJKRomanSpacingType: Int { 103 }
