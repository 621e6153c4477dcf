/// A description of a font: family, size, weight and slant.
public struct Font: Hashable, Sendable {
    /// The family of typefaces.
    public var family: FontFamily
    /// In points.
    public var size: Double
    /// The weight of its strokes.
    public var weight: FontWeight
    /// Whether it is slanted.
    public var isItalic: Bool

    /// Creates a description; the size is in points.
    public init(family: FontFamily, size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The system font, UIKit's `UIFont.systemFont(ofSize:weight:)`; the size is in points.
    public static func system(size: Double, weight: FontWeight = .regular) -> Font {
        Font(family: .system, size: size, weight: weight)
    }

    /// The same font at another size in points.
    public func withSize(_ size: Double) -> Font {
        Font(family: family, size: size, weight: weight, isItalic: isItalic)
    }
}

/// A family of typefaces.
public enum FontFamily: Hashable, Sendable {
    /// San Francisco.
    case system
    /// A font by its PostScript name, such as `HelveticaNeue-Bold`.
    case named(String)
}

/// The nine weights of the system font, lightest first, in UIKit's words.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A generation of the system font, by the year in which its metrics were released.
public enum FontEra: String, CaseIterable, Hashable, Sendable {
    /// iOS 9 to 11.
    case y2015 = "2015"
    /// iOS 12 and 13.
    case y2018 = "2018"
    /// iOS 14 on.
    case y2020 = "2020"
}
