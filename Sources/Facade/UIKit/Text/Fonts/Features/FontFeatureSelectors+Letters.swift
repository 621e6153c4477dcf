// Selectors of font features for letters, with the numbers of Apple's Font Feature Registry.

/// The selector that turns on all type features.
public var kAllTypeFeaturesOnSelector: Int { 0 }
/// The selector that turns off all type features.
public var kAllTypeFeaturesOffSelector: Int { 1 }
/// The selector that turns on required ligatures.
public var kRequiredLigaturesOnSelector: Int { 0 }
/// The selector that turns off required ligatures.
public var kRequiredLigaturesOffSelector: Int { 1 }
/// The selector that turns on common ligatures.
public var kCommonLigaturesOnSelector: Int { 2 }
/// The selector that turns off common ligatures.
public var kCommonLigaturesOffSelector: Int { 3 }
/// The selector that turns on rare ligatures.
public var kRareLigaturesOnSelector: Int { 4 }
/// The selector that turns off rare ligatures.
public var kRareLigaturesOffSelector: Int { 5 }
/// The selector that turns on logos.
public var kLogosOnSelector: Int { 6 }
/// The selector that turns off logos.
public var kLogosOffSelector: Int { 7 }
/// The selector that turns on rebus pictures.
public var kRebusPicturesOnSelector: Int { 8 }
/// The selector that turns off rebus pictures.
public var kRebusPicturesOffSelector: Int { 9 }
/// The selector that turns on diphthong ligatures.
public var kDiphthongLigaturesOnSelector: Int { 10 }
/// The selector that turns off diphthong ligatures.
public var kDiphthongLigaturesOffSelector: Int { 11 }
/// The selector that turns on squared ligatures.
public var kSquaredLigaturesOnSelector: Int { 12 }
/// The selector that turns off squared ligatures.
public var kSquaredLigaturesOffSelector: Int { 13 }
/// The selector that turns on abbrev squared ligatures.
public var kAbbrevSquaredLigaturesOnSelector: Int { 14 }
/// The selector that turns off abbrev squared ligatures.
public var kAbbrevSquaredLigaturesOffSelector: Int { 15 }
/// The selector that turns on symbol ligatures.
public var kSymbolLigaturesOnSelector: Int { 16 }
/// The selector that turns off symbol ligatures.
public var kSymbolLigaturesOffSelector: Int { 17 }
/// The selector that turns on contextual ligatures.
public var kContextualLigaturesOnSelector: Int { 18 }
/// The selector that turns off contextual ligatures.
public var kContextualLigaturesOffSelector: Int { 19 }
/// The selector that turns on historical ligatures.
public var kHistoricalLigaturesOnSelector: Int { 20 }
/// The selector that turns off historical ligatures.
public var kHistoricalLigaturesOffSelector: Int { 21 }
/// The selector for unconnected.
public var kUnconnectedSelector: Int { 0 }
/// The selector for partially connected.
public var kPartiallyConnectedSelector: Int { 1 }
/// The selector for cursive.
public var kCursiveSelector: Int { 2 }
/// The selector for upper and lower case.
public var kUpperAndLowerCaseSelector: Int { 0 }
/// The selector for all caps.
public var kAllCapsSelector: Int { 1 }
/// The selector for all lower case.
public var kAllLowerCaseSelector: Int { 2 }
/// The selector for small caps.
public var kSmallCapsSelector: Int { 3 }
/// The selector for initial caps.
public var kInitialCapsSelector: Int { 4 }
/// The selector for initial caps and small caps.
public var kInitialCapsAndSmallCapsSelector: Int { 5 }
/// The selector that turns on substitute vertical forms.
public var kSubstituteVerticalFormsOnSelector: Int { 0 }
/// The selector that turns off substitute vertical forms.
public var kSubstituteVerticalFormsOffSelector: Int { 1 }
/// The selector that turns on linguistic rearrangement.
public var kLinguisticRearrangementOnSelector: Int { 0 }
/// The selector that turns off linguistic rearrangement.
public var kLinguisticRearrangementOffSelector: Int { 1 }
/// The selector that turns on word initial swashes.
public var kWordInitialSwashesOnSelector: Int { 0 }
/// The selector that turns off word initial swashes.
public var kWordInitialSwashesOffSelector: Int { 1 }
/// The selector that turns on word final swashes.
public var kWordFinalSwashesOnSelector: Int { 2 }
/// The selector that turns off word final swashes.
public var kWordFinalSwashesOffSelector: Int { 3 }
/// The selector that turns on line initial swashes.
public var kLineInitialSwashesOnSelector: Int { 4 }
/// The selector that turns off line initial swashes.
public var kLineInitialSwashesOffSelector: Int { 5 }
/// The selector that turns on line final swashes.
public var kLineFinalSwashesOnSelector: Int { 6 }
/// The selector that turns off line final swashes.
public var kLineFinalSwashesOffSelector: Int { 7 }
/// The selector that turns on non final swashes.
public var kNonFinalSwashesOnSelector: Int { 8 }
/// The selector that turns off non final swashes.
public var kNonFinalSwashesOffSelector: Int { 9 }
/// The selector for show diacritics.
public var kShowDiacriticsSelector: Int { 0 }
/// The selector for hide diacritics.
public var kHideDiacriticsSelector: Int { 1 }
/// The selector for decompose diacritics.
public var kDecomposeDiacriticsSelector: Int { 2 }
/// The selector for characters on the baseline.
public var kNormalPositionSelector: Int { 0 }
/// The selector for superscript characters.
public var kSuperiorsSelector: Int { 1 }
/// The selector for subscript characters.
public var kInferiorsSelector: Int { 2 }
/// The selector for ordinals such as 1st.
public var kOrdinalsSelector: Int { 3 }
/// The selector for scientific inferiors.
public var kScientificInferiorsSelector: Int { 4 }
/// The selector that turns on case-sensitive layout.
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
/// The selector that turns off case sensitive layout.
public var kCaseSensitiveLayoutOffSelector: Int { 1 }
/// The selector that turns on case sensitive spacing.
public var kCaseSensitiveSpacingOnSelector: Int { 2 }
/// The selector that turns off case sensitive spacing.
public var kCaseSensitiveSpacingOffSelector: Int { 3 }
/// The selector for no stylistic alternates.
public var kNoStylisticAlternatesSelector: Int { 0 }
/// The selector that turns on the first stylistic set.
public var kStylisticAltOneOnSelector: Int { 2 }
/// The selector that turns off stylistic alt one.
public var kStylisticAltOneOffSelector: Int { 3 }
/// The selector that turns on the second stylistic set.
public var kStylisticAltTwoOnSelector: Int { 4 }
/// The selector that turns off stylistic alt two.
public var kStylisticAltTwoOffSelector: Int { 5 }
/// The selector that turns on the third stylistic set.
public var kStylisticAltThreeOnSelector: Int { 6 }
/// The selector that turns off stylistic alt three.
public var kStylisticAltThreeOffSelector: Int { 7 }
/// The selector that turns on stylistic alt four.
public var kStylisticAltFourOnSelector: Int { 8 }
/// The selector that turns off stylistic alt four.
public var kStylisticAltFourOffSelector: Int { 9 }
/// The selector that turns on stylistic alt five.
public var kStylisticAltFiveOnSelector: Int { 10 }
/// The selector that turns off stylistic alt five.
public var kStylisticAltFiveOffSelector: Int { 11 }
/// The selector that turns on the sixth stylistic set.
public var kStylisticAltSixOnSelector: Int { 12 }
/// The selector that turns off stylistic alt six.
public var kStylisticAltSixOffSelector: Int { 13 }
/// The selector that turns on stylistic alt seven.
public var kStylisticAltSevenOnSelector: Int { 14 }
/// The selector that turns off stylistic alt seven.
public var kStylisticAltSevenOffSelector: Int { 15 }
/// The selector that turns on stylistic alt eight.
public var kStylisticAltEightOnSelector: Int { 16 }
/// The selector that turns off stylistic alt eight.
public var kStylisticAltEightOffSelector: Int { 17 }
/// The selector that turns on stylistic alt nine.
public var kStylisticAltNineOnSelector: Int { 18 }
/// The selector that turns off stylistic alt nine.
public var kStylisticAltNineOffSelector: Int { 19 }
/// The selector that turns on stylistic alt ten.
public var kStylisticAltTenOnSelector: Int { 20 }
/// The selector that turns off stylistic alt ten.
public var kStylisticAltTenOffSelector: Int { 21 }
/// The selector that turns on stylistic alt eleven.
public var kStylisticAltElevenOnSelector: Int { 22 }
/// The selector that turns off stylistic alt eleven.
public var kStylisticAltElevenOffSelector: Int { 23 }
/// The selector that turns on stylistic alt twelve.
public var kStylisticAltTwelveOnSelector: Int { 24 }
/// The selector that turns off stylistic alt twelve.
public var kStylisticAltTwelveOffSelector: Int { 25 }
/// The selector that turns on stylistic alt thirteen.
public var kStylisticAltThirteenOnSelector: Int { 26 }
/// The selector that turns off stylistic alt thirteen.
public var kStylisticAltThirteenOffSelector: Int { 27 }
/// The selector that turns on stylistic alt fourteen.
public var kStylisticAltFourteenOnSelector: Int { 28 }
/// The selector that turns off stylistic alt fourteen.
public var kStylisticAltFourteenOffSelector: Int { 29 }
/// The selector that turns on stylistic alt fifteen.
public var kStylisticAltFifteenOnSelector: Int { 30 }
/// The selector that turns off stylistic alt fifteen.
public var kStylisticAltFifteenOffSelector: Int { 31 }
/// The selector that turns on stylistic alt sixteen.
public var kStylisticAltSixteenOnSelector: Int { 32 }
/// The selector that turns off stylistic alt sixteen.
public var kStylisticAltSixteenOffSelector: Int { 33 }
/// The selector that turns on stylistic alt seventeen.
public var kStylisticAltSeventeenOnSelector: Int { 34 }
/// The selector that turns off stylistic alt seventeen.
public var kStylisticAltSeventeenOffSelector: Int { 35 }
/// The selector that turns on stylistic alt eighteen.
public var kStylisticAltEighteenOnSelector: Int { 36 }
/// The selector that turns off stylistic alt eighteen.
public var kStylisticAltEighteenOffSelector: Int { 37 }
/// The selector that turns on stylistic alt nineteen.
public var kStylisticAltNineteenOnSelector: Int { 38 }
/// The selector that turns off stylistic alt nineteen.
public var kStylisticAltNineteenOffSelector: Int { 39 }
/// The selector that turns on stylistic alt twenty.
public var kStylisticAltTwentyOnSelector: Int { 40 }
/// The selector that turns off stylistic alt twenty.
public var kStylisticAltTwentyOffSelector: Int { 41 }
/// The selector that turns on contextual alternates.
public var kContextualAlternatesOnSelector: Int { 0 }
/// The selector that turns off contextual alternates.
public var kContextualAlternatesOffSelector: Int { 1 }
/// The selector that turns on swash alternates.
public var kSwashAlternatesOnSelector: Int { 2 }
/// The selector that turns off swash alternates.
public var kSwashAlternatesOffSelector: Int { 3 }
/// The selector that turns on contextual swash alternates.
public var kContextualSwashAlternatesOnSelector: Int { 4 }
/// The selector that turns off contextual swash alternates.
public var kContextualSwashAlternatesOffSelector: Int { 5 }
/// The selector for default lower case.
public var kDefaultLowerCaseSelector: Int { 0 }
/// The selector for small capitals in place of lowercase letters.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// The selector for lower case petite caps.
public var kLowerCasePetiteCapsSelector: Int { 2 }
/// The selector for default upper case.
public var kDefaultUpperCaseSelector: Int { 0 }
/// The selector for small capitals in place of uppercase letters.
public var kUpperCaseSmallCapsSelector: Int { 1 }
/// The selector for upper case petite caps.
public var kUpperCasePetiteCapsSelector: Int { 2 }
