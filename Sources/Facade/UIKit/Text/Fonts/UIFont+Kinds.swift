public import CoreGraphics
public import Foundation
import LayoutSimText

extension UIFont {
    /// The stroke weight of a font, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from a value between -1 and 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ultra-light weight.
        public static let ultraLight = Weight(rawValue: -0.800000011920929)
        /// The thin weight.
        public static let thin = Weight(rawValue: -0.600000023841858)
        /// The light weight.
        public static let light = Weight(rawValue: -0.400000005960464)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight.
        public static let medium = Weight(rawValue: 0.230000004172325)
        /// The semibold weight.
        public static let semibold = Weight(rawValue: 0.300000011920929)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.400000005960464)
        /// The heavy weight.
        public static let heavy = Weight(rawValue: 0.560000002384186)
        /// The black weight.
        public static let black = Weight(rawValue: 0.620000004768372)
    }

    /// The width of a font's letterforms, from -1 to 1.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width from a value between -1 and 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The compressed width.
        public static let compressed = Width(rawValue: -0.4)
        /// The condensed width.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard width.
        public static let standard = Width(rawValue: 0)
        /// The expanded width.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// A text style of Dynamic Type.
    public struct TextStyle: _TypedString, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The style of extra-large titles, 36 points by default and bold.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The second style of extra-large titles, 28 points by default and bold.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The style of large titles, 34 points by default.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of first-level titles, 28 points by default.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of second-level titles, 22 points by default.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of third-level titles, 20 points by default.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of headings, 17 points by default and semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of subheadings, 15 points by default.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of body text, 17 points by default.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of callouts, 16 points by default.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of footnotes, 13 points by default.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of standard captions, 12 points by default.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style of alternate captions, 11 points by default.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UIFont.Weight {
    /// The nearest of the nine standard weights.
    var nearest: FontWeight {
        Self.all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }

    init(_ weight: FontWeight) { self = Self.all.first { $0.1 == weight }?.0 ?? .regular }

    private static let all: [(UIFont.Weight, FontWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
}

extension UIFont.TextStyle {
    /// The equivalent text style of the layout engine; body for a style without sizes of its own.
    var textStyle: LayoutSimText.TextStyle {
        switch self {
        case .extraLargeTitle, .largeTitle: .largeTitle
        case .extraLargeTitle2, .title1: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .callout: .callout
        case .footnote: .footnote
        case .caption1: .caption1
        case .caption2: .caption2
        default: .body
        }
    }
}
