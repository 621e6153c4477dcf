// Font features, with the numbers of Apple's Font Feature Registry.
/// The type of the number spacing feature; digits are drawn at their natural widths here.
public var kNumberSpacingType: Int { 6 }
/// The selector for digits of equal width.
public var kMonospacedNumbersSelector: Int { 0 }
/// The selector for digits of natural width.
public var kProportionalNumbersSelector: Int { 1 }
/// The type of the vertical position feature; has no effect here.
public var kVerticalPositionType: Int { 10 }
/// The selector for characters on the baseline.
public var kNormalPositionSelector: Int { 0 }
/// The selector for superscript characters.
public var kSuperiorsSelector: Int { 1 }
/// The selector for subscript characters.
public var kInferiorsSelector: Int { 2 }
/// The selector for ordinals such as 1st.
public var kOrdinalsSelector: Int { 3 }
/// The type of the fractions feature; has no effect here.
public var kFractionsType: Int { 11 }
/// The selector for fractions with a diagonal bar.
public var kDiagonalFractionsSelector: Int { 2 }
/// The type of the number case feature; has no effect here.
public var kNumberCaseType: Int { 21 }
/// The selector for old-style digits.
public var kLowerCaseNumbersSelector: Int { 0 }
/// The selector for lining digits.
public var kUpperCaseNumbersSelector: Int { 1 }
/// The type of the feature for punctuation that fits uppercase letters; has no effect here.
public var kCaseSensitiveLayoutType: Int { 33 }
/// The selector that turns on case-sensitive layout.
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
/// The type of the stylistic alternatives feature; has no effect here.
public var kStylisticAlternativesType: Int { 35 }
/// The selector that turns on the first stylistic set.
public var kStylisticAltOneOnSelector: Int { 2 }
/// The selector that turns on the second stylistic set.
public var kStylisticAltTwoOnSelector: Int { 4 }
/// The selector that turns on the third stylistic set.
public var kStylisticAltThreeOnSelector: Int { 6 }
/// The selector that turns on the sixth stylistic set.
public var kStylisticAltSixOnSelector: Int { 12 }
/// The type of the lowercase letter feature; has no effect here.
public var kLowerCaseType: Int { 37 }
/// The selector for small capitals in place of lowercase letters.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// The type of the uppercase letter feature; has no effect here.
public var kUpperCaseType: Int { 38 }
/// The selector for small capitals in place of uppercase letters.
public var kUpperCaseSmallCapsSelector: Int { 1 }
