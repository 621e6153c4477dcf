// Selectors of font features for East Asian text, with the numbers of Apple's Font Feature Registry.

/// The selector for proportional text.
public var kProportionalTextSelector: Int { 0 }
/// The selector for monospaced text.
public var kMonospacedTextSelector: Int { 1 }
/// The selector for half width text.
public var kHalfWidthTextSelector: Int { 2 }
/// The selector for third width text.
public var kThirdWidthTextSelector: Int { 3 }
/// The selector for quarter width text.
public var kQuarterWidthTextSelector: Int { 4 }
/// The selector for alt proportional text.
public var kAltProportionalTextSelector: Int { 5 }
/// The selector for alt half width text.
public var kAltHalfWidthTextSelector: Int { 6 }
/// The selector for no transliteration.
public var kNoTransliterationSelector: Int { 0 }
/// The selector for hanja to hangul.
public var kHanjaToHangulSelector: Int { 1 }
/// The selector for hiragana to katakana.
public var kHiraganaToKatakanaSelector: Int { 2 }
/// The selector for katakana to hiragana.
public var kKatakanaToHiraganaSelector: Int { 3 }
/// The selector for kana to romanization.
public var kKanaToRomanizationSelector: Int { 4 }
/// The selector for romanization to hiragana.
public var kRomanizationToHiraganaSelector: Int { 5 }
/// The selector for romanization to katakana.
public var kRomanizationToKatakanaSelector: Int { 6 }
/// The selector for hanja to hangul alt one.
public var kHanjaToHangulAltOneSelector: Int { 7 }
/// The selector for hanja to hangul alt two.
public var kHanjaToHangulAltTwoSelector: Int { 8 }
/// The selector for hanja to hangul alt three.
public var kHanjaToHangulAltThreeSelector: Int { 9 }
/// The selector for full width kana.
public var kFullWidthKanaSelector: Int { 0 }
/// The selector for proportional kana.
public var kProportionalKanaSelector: Int { 1 }
/// The selector for full width ideographs.
public var kFullWidthIdeographsSelector: Int { 0 }
/// The selector for proportional ideographs.
public var kProportionalIdeographsSelector: Int { 1 }
/// The selector for half width ideographs.
public var kHalfWidthIdeographsSelector: Int { 2 }
/// The selector that turns on canonical composition.
public var kCanonicalCompositionOnSelector: Int { 0 }
/// The selector that turns off canonical composition.
public var kCanonicalCompositionOffSelector: Int { 1 }
/// The selector that turns on compatibility composition.
public var kCompatibilityCompositionOnSelector: Int { 2 }
/// The selector that turns off compatibility composition.
public var kCompatibilityCompositionOffSelector: Int { 3 }
/// The selector that turns on transcoding composition.
public var kTranscodingCompositionOnSelector: Int { 4 }
/// The selector that turns off transcoding composition.
public var kTranscodingCompositionOffSelector: Int { 5 }
/// The selector for no ruby kana.
public var kNoRubyKanaSelector: Int { 0 }
/// The selector for ruby kana.
public var kRubyKanaSelector: Int { 1 }
/// The selector that turns on ruby kana.
public var kRubyKanaOnSelector: Int { 2 }
/// The selector that turns off ruby kana.
public var kRubyKanaOffSelector: Int { 3 }
/// The selector for no CJK symbol alternatives.
public var kNoCJKSymbolAlternativesSelector: Int { 0 }
/// The selector for CJK symbol alt one.
public var kCJKSymbolAltOneSelector: Int { 1 }
/// The selector for CJK symbol alt two.
public var kCJKSymbolAltTwoSelector: Int { 2 }
/// The selector for CJK symbol alt three.
public var kCJKSymbolAltThreeSelector: Int { 3 }
/// The selector for CJK symbol alt four.
public var kCJKSymbolAltFourSelector: Int { 4 }
/// The selector for CJK symbol alt five.
public var kCJKSymbolAltFiveSelector: Int { 5 }
/// The selector for no ideographic alternatives.
public var kNoIdeographicAlternativesSelector: Int { 0 }
/// The selector for ideographic alt one.
public var kIdeographicAltOneSelector: Int { 1 }
/// The selector for ideographic alt two.
public var kIdeographicAltTwoSelector: Int { 2 }
/// The selector for ideographic alt three.
public var kIdeographicAltThreeSelector: Int { 3 }
/// The selector for ideographic alt four.
public var kIdeographicAltFourSelector: Int { 4 }
/// The selector for ideographic alt five.
public var kIdeographicAltFiveSelector: Int { 5 }
/// The selector for CJK vertical roman centered.
public var kCJKVerticalRomanCenteredSelector: Int { 0 }
/// The selector for CJK vertical roman hbaseline.
public var kCJKVerticalRomanHbaselineSelector: Int { 1 }
/// The selector for no CJK italic roman.
public var kNoCJKItalicRomanSelector: Int { 0 }
/// The selector for CJK italic roman.
public var kCJKItalicRomanSelector: Int { 1 }
/// The selector that turns on CJK italic roman.
public var kCJKItalicRomanOnSelector: Int { 2 }
/// The selector that turns off CJK italic roman.
public var kCJKItalicRomanOffSelector: Int { 3 }
/// The selector that turns on alternate horiz kana.
public var kAlternateHorizKanaOnSelector: Int { 0 }
/// The selector that turns off alternate horiz kana.
public var kAlternateHorizKanaOffSelector: Int { 1 }
/// The selector that turns on alternate vert kana.
public var kAlternateVertKanaOnSelector: Int { 2 }
/// The selector that turns off alternate vert kana.
public var kAlternateVertKanaOffSelector: Int { 3 }
/// The selector for half width CJK roman.
public var kHalfWidthCJKRomanSelector: Int { 0 }
/// The selector for proportional CJK roman.
public var kProportionalCJKRomanSelector: Int { 1 }
/// The selector for default CJK roman.
public var kDefaultCJKRomanSelector: Int { 2 }
/// The selector for full width CJK roman.
public var kFullWidthCJKRomanSelector: Int { 3 }
