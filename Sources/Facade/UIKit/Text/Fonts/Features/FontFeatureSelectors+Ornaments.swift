// Selectors of font features for ornaments and styles, with the numbers of Apple's Font Feature Registry.

/// The selector for no ornaments.
public var kNoOrnamentsSelector: Int { 0 }
/// The selector for dingbats.
public var kDingbatsSelector: Int { 1 }
/// The selector for pi characters.
public var kPiCharactersSelector: Int { 2 }
/// The selector for fleurons.
public var kFleuronsSelector: Int { 3 }
/// The selector for decorative borders.
public var kDecorativeBordersSelector: Int { 4 }
/// The selector for international symbols.
public var kInternationalSymbolsSelector: Int { 5 }
/// The selector for math symbols.
public var kMathSymbolsSelector: Int { 6 }
/// The selector for no alternates.
public var kNoAlternatesSelector: Int { 0 }
/// The selector for design level1.
public var kDesignLevel1Selector: Int { 0 }
/// The selector for design level2.
public var kDesignLevel2Selector: Int { 1 }
/// The selector for design level3.
public var kDesignLevel3Selector: Int { 2 }
/// The selector for design level4.
public var kDesignLevel4Selector: Int { 3 }
/// The selector for design level5.
public var kDesignLevel5Selector: Int { 4 }
/// The selector for no style options.
public var kNoStyleOptionsSelector: Int { 0 }
/// The selector for display text.
public var kDisplayTextSelector: Int { 1 }
/// The selector for engraved text.
public var kEngravedTextSelector: Int { 2 }
/// The selector for illuminated caps.
public var kIlluminatedCapsSelector: Int { 3 }
/// The selector for titling caps.
public var kTitlingCapsSelector: Int { 4 }
/// The selector for tall caps.
public var kTallCapsSelector: Int { 5 }
/// The selector for traditional characters.
public var kTraditionalCharactersSelector: Int { 0 }
/// The selector for simplified characters.
public var kSimplifiedCharactersSelector: Int { 1 }
/// The selector for JIS1978 characters.
public var kJIS1978CharactersSelector: Int { 2 }
/// The selector for JIS1983 characters.
public var kJIS1983CharactersSelector: Int { 3 }
/// The selector for JIS1990 characters.
public var kJIS1990CharactersSelector: Int { 4 }
/// The selector for traditional alt one.
public var kTraditionalAltOneSelector: Int { 5 }
/// The selector for traditional alt two.
public var kTraditionalAltTwoSelector: Int { 6 }
/// The selector for traditional alt three.
public var kTraditionalAltThreeSelector: Int { 7 }
/// The selector for traditional alt four.
public var kTraditionalAltFourSelector: Int { 8 }
/// The selector for traditional alt five.
public var kTraditionalAltFiveSelector: Int { 9 }
/// The selector for expert characters.
public var kExpertCharactersSelector: Int { 10 }
/// The selector for JIS2004 characters.
public var kJIS2004CharactersSelector: Int { 11 }
/// The selector for hojo characters.
public var kHojoCharactersSelector: Int { 12 }
/// The selector for NLC characters.
public var kNLCCharactersSelector: Int { 13 }
/// The selector for traditional names characters.
public var kTraditionalNamesCharactersSelector: Int { 14 }
/// The selector for no annotation.
public var kNoAnnotationSelector: Int { 0 }
/// The selector for box annotation.
public var kBoxAnnotationSelector: Int { 1 }
/// The selector for rounded box annotation.
public var kRoundedBoxAnnotationSelector: Int { 2 }
/// The selector for circle annotation.
public var kCircleAnnotationSelector: Int { 3 }
/// The selector for inverted circle annotation.
public var kInvertedCircleAnnotationSelector: Int { 4 }
/// The selector for parenthesis annotation.
public var kParenthesisAnnotationSelector: Int { 5 }
/// The selector for period annotation.
public var kPeriodAnnotationSelector: Int { 6 }
/// The selector for roman numeral annotation.
public var kRomanNumeralAnnotationSelector: Int { 7 }
/// The selector for diamond annotation.
public var kDiamondAnnotationSelector: Int { 8 }
/// The selector for inverted box annotation.
public var kInvertedBoxAnnotationSelector: Int { 9 }
/// The selector for inverted rounded box annotation.
public var kInvertedRoundedBoxAnnotationSelector: Int { 10 }
