public import CoreGraphics
public import UIKit

/// The letters of texts: a style of Dynamic Type, the system's font in a size, or a font of the app's.
public struct Font: Hashable, Sendable {
    /// Where a font comes from.
    indirect enum Source: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(CGFloat, Weight?, Design?)
        /// A font by name; it grows with a text style if there is one.
        case custom(String, CGFloat, relativeTo: TextStyle?)
        case uiKit(UIFont)
        case changed(Font, FontChange)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// Creates a font of UIKit's.
    public init(_ font: UIFont) { source = .uiKit(font) }

    /// The styles of Dynamic Type.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// Titles larger than large ones.
        case extraLargeTitle
        /// Bold titles of the first level.
        case extraLargeTitle2
        /// Large titles.
        case largeTitle
        /// Titles of the first level.
        case title
        /// Titles of the second level.
        case title2
        /// Titles of the third level.
        case title3
        /// Headlines.
        case headline
        /// Lines below headlines.
        case subheadline
        /// Running text.
        case body
        /// Text that calls out.
        case callout
        /// Notes at the end.
        case footnote
        /// Text below pictures.
        case caption
        /// Smaller text below pictures.
        case caption2
    }

    /// How bold letters are.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat

        /// The thinnest.
        public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
        /// Very thin.
        public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
        /// Thin.
        public static let light = Weight(value: UIFont.Weight.light.rawValue)
        /// As usual.
        public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
        /// A little bold.
        public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
        /// Half bold.
        public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
        /// Bold.
        public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
        /// Very bold.
        public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
        /// The boldest.
        public static let black = Weight(value: UIFont.Weight.black.rawValue)
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// The width, 0 for the usual one.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }

        /// Very narrow.
        public static let compressed = Width(UIFont.Width.compressed.rawValue)
        /// Narrow.
        public static let condensed = Width(UIFont.Width.condensed.rawValue)
        /// As usual.
        public static let standard = Width(UIFont.Width.standard.rawValue)
        /// Wide.
        public static let expanded = Width(UIFont.Width.expanded.rawValue)
    }

    /// The forms of the system's letters.
    public enum Design: Hashable, Sendable {
        /// The usual ones.
        case `default`
        /// With serifs.
        case serif
        /// Round ones.
        case rounded
        /// All of one width.
        case monospaced
    }

    /// The distances of lines.
    public enum Leading: Hashable, Sendable {
        /// As usual.
        case standard
        /// Smaller.
        case tight
        /// Larger.
        case loose
    }
}

/// A change of a font.
enum FontChange: Hashable, Sendable {
    case weight(Font.Weight)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case design(Font.Design)
    case width(Font.Width)
    case leading(Font.Leading)
    case size(CGFloat)
    case scale(CGFloat)
    case smallCaps
}
