import LayoutSimUIKitArithmetic
public import Foundation
import LayoutSimText
import LayoutSimTypography
import Synchronization

/// A font of a particular size.
public final class UIFont: NSObject, NSCopying, Sendable {
    private let mark = FoundationMark.value
    /// The attributes of the font.
    let values: FontValues
    private let metrics: FontMetrics

    init(_ values: FontValues) {
        self.values = values
        metrics = FontMetrics(of: values.font)
        super.init()
    }

    public override convenience init() { self.init(FontValues(size: Self.systemFontSize)) }

    /// Creates an installed font from its PostScript name; `nil` if there is none.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size = fontSize > 0 ? fontSize : 12
        if InstalledFonts.isSystem(fontName) {
            self.init(FontValues(size: size))
            return
        }
        guard let values = FontValues(installed: fontName, size: size) else { return nil }
        self.init(values)
    }

    /// Creates a font from a descriptor, at the descriptor's size if `pointSize` is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.values.size > 0 ? descriptor.values.size : 12
        self.init(descriptor.values.withSize(size))
    }

    /// Returns the font of a text style for the user's preferred content size category.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferred(style, .current)
    }

    /// Returns the font of a text style for the content size category of a trait collection.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferred(style, ContentSizeCategory(traitCollection))
    }

    private struct Preference: Hashable {
        let style: TextStyle
        let category: ContentSizeCategory
        let era: FontEra
    }

    /// A cache of the fonts of text styles.
    private static let preferred = Mutex<[Preference: UIFont]>([:])

    private static func preferred(_ style: TextStyle, _ category: ContentSizeCategory) -> UIFont {
        let preference = Preference(style: style, category: category, era: SimulatedDevice.currentEra)
        return preferred.withLock { known in
            if let font = known[preference] { return font }
            let font = UIFont(FontValues(style: style, category: category))
            known[preference] = font
            return font
        }
    }

    /// Returns the system font of a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

    /// Returns the system font of a size in points in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }

    /// Returns the system font of a size in points in a weight and a width; the width does not affect its glyphs here.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        system(fontSize, weight) { $0.width = width }
    }

    /// Returns the semibold system font of a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .semibold) }

    /// Returns the italic system font of a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) { $0.isItalic = true } }

    /// Returns the system font of a size in points, whose digits keep their natural widths here, unlike on iOS.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight) { $0.hasMonospacedDigits = true }
    }

    /// Returns the monospaced system font of a size in points; drawn in Menlo here.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight) { $0.design = .monospaced }
    }

    /// The size of a label's font, 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of a button's font, 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of the small system font, 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the standard system font, 14 points.
    public class var systemFontSize: CGFloat { 14 }

    /// The names of the installed font families.
    public class var familyNames: [String] { InstalledFonts.familyNames }

    /// Returns the PostScript names of a family's faces.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        InstalledFonts.faces(ofFamily: familyName)
    }

    /// The name of the font's family.
    public var familyName: String { InstalledFonts.family(of: values) }
    /// The PostScript name of the font.
    public var fontName: String { values.name }
    /// The size of the font, in points.
    public var pointSize: CGFloat { values.size }
    /// The height above the baseline, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// The depth below the baseline, in points, as a negative number.
    public var descender: CGFloat { CGFloat(-metrics.descender) }
    /// The height of uppercase letters, in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of the lowercase x, in points.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// The distance between lines beyond the line height, in points; negative for tight text styles.
    public var leading: CGFloat { values.lineLeading.map { $0 - lineHeight } ?? CGFloat(metrics.leading) }
    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

    /// Returns the same font at another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(values.withSize(fontSize)) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.values == values }
    public override var hash: Int { values.hashValue }

    private class func system(
        _ size: CGFloat, _ weight: Weight = .regular, change: (inout FontValues) -> Void = { _ in }
    ) -> UIFont {
        var values = FontValues(size: size > 0 ? size : systemFontSize, weight: weight)
        change(&values)
        return UIFont(values)
    }
}
