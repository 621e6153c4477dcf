// Selectors of font features for digits and signs, with the numbers of Apple's Font Feature Registry.

/// The selector for digits of equal width.
public var kMonospacedNumbersSelector: Int { 0 }
/// The selector for digits of natural width.
public var kProportionalNumbersSelector: Int { 1 }
/// The selector for third width numbers.
public var kThirdWidthNumbersSelector: Int { 2 }
/// The selector for quarter width numbers.
public var kQuarterWidthNumbersSelector: Int { 3 }
/// The selector for no fractions.
public var kNoFractionsSelector: Int { 0 }
/// The selector for vertical fractions.
public var kVerticalFractionsSelector: Int { 1 }
/// The selector for fractions with a diagonal bar.
public var kDiagonalFractionsSelector: Int { 2 }
/// The selector that turns on prevent overlap.
public var kPreventOverlapOnSelector: Int { 0 }
/// The selector that turns off prevent overlap.
public var kPreventOverlapOffSelector: Int { 1 }
/// The selector that turns on hyphens to em dash.
public var kHyphensToEmDashOnSelector: Int { 0 }
/// The selector that turns off hyphens to em dash.
public var kHyphensToEmDashOffSelector: Int { 1 }
/// The selector that turns on hyphen to en dash.
public var kHyphenToEnDashOnSelector: Int { 2 }
/// The selector that turns off hyphen to en dash.
public var kHyphenToEnDashOffSelector: Int { 3 }
/// The selector that turns on slashed zero.
public var kSlashedZeroOnSelector: Int { 4 }
/// The selector that turns off slashed zero.
public var kSlashedZeroOffSelector: Int { 5 }
/// The selector that turns on form interrobang.
public var kFormInterrobangOnSelector: Int { 6 }
/// The selector that turns off form interrobang.
public var kFormInterrobangOffSelector: Int { 7 }
/// The selector that turns on smart quotes.
public var kSmartQuotesOnSelector: Int { 8 }
/// The selector that turns off smart quotes.
public var kSmartQuotesOffSelector: Int { 9 }
/// The selector that turns on periods to ellipsis.
public var kPeriodsToEllipsisOnSelector: Int { 10 }
/// The selector that turns off periods to ellipsis.
public var kPeriodsToEllipsisOffSelector: Int { 11 }
/// The selector that turns on hyphen to minus.
public var kHyphenToMinusOnSelector: Int { 0 }
/// The selector that turns off hyphen to minus.
public var kHyphenToMinusOffSelector: Int { 1 }
/// The selector that turns on asterisk to multiply.
public var kAsteriskToMultiplyOnSelector: Int { 2 }
/// The selector that turns off asterisk to multiply.
public var kAsteriskToMultiplyOffSelector: Int { 3 }
/// The selector that turns on slash to divide.
public var kSlashToDivideOnSelector: Int { 4 }
/// The selector that turns off slash to divide.
public var kSlashToDivideOffSelector: Int { 5 }
/// The selector that turns on inequality ligatures.
public var kInequalityLigaturesOnSelector: Int { 6 }
/// The selector that turns off inequality ligatures.
public var kInequalityLigaturesOffSelector: Int { 7 }
/// The selector that turns on exponents.
public var kExponentsOnSelector: Int { 8 }
/// The selector that turns off exponents.
public var kExponentsOffSelector: Int { 9 }
/// The selector that turns on mathematical greek.
public var kMathematicalGreekOnSelector: Int { 10 }
/// The selector that turns off mathematical greek.
public var kMathematicalGreekOffSelector: Int { 11 }
/// The selector for old-style digits.
public var kLowerCaseNumbersSelector: Int { 0 }
/// The selector for lining digits.
public var kUpperCaseNumbersSelector: Int { 1 }
