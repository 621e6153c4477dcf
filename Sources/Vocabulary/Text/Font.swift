/// A font description: family, size, weight and slant.
public struct Font: Hashable, Sendable {
    /// The font family.
    public var family: FontFamily
    /// The size in points.
    public var size: Double
    /// The weight.
    public var weight: FontWeight
    /// Whether it is italic.
    public var isItalic: Bool
    /// Whether all digits are equally wide, UIKit's `monospacedDigitSystemFont(ofSize:weight:)`.
    public var hasMonospacedDigits = false

    /// Creates a font description; the size is in points.
    public init(family: FontFamily, size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Returns the system font, UIKit's `UIFont.systemFont(ofSize:weight:)`; the size is in points.
    public static func system(size: Double, weight: FontWeight = .regular) -> Font {
        Font(family: .system, size: size, weight: weight)
    }

    /// Returns the font at another size in points.
    public func withSize(_ size: Double) -> Font {
        var font = self
        font.size = size
        return font
    }
}

/// A font family.
public enum FontFamily: Hashable, Sendable {
    /// The system font, San Francisco.
    case system
    /// A font with a PostScript name, such as `HelveticaNeue-Bold`.
    case named(String)
}

/// A weight of the system font, named as in UIKit, lightest first.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A generation of the system font, named after the year in which its metrics were released.
public enum FontEra: String, CaseIterable, Hashable, Sendable {
    /// iOS 9 to 11.
    case y2015 = "2015"
    /// iOS 12 and 13.
    case y2018 = "2018"
    /// iOS 14 and later.
    case y2020 = "2020"
}
