public import Foundation
import LayoutSimText
import LayoutSimTypography

/// A font at a size.
open class UIFont: NSObject, NSCopying {
    /// Everything that the font says.
    let values: FontValues
    private let metrics: FontMetrics

    init(_ values: FontValues) {
        self.values = values
        metrics = FontMetrics(of: values.font)
        super.init()
    }

    public override convenience init() { self.init(FontValues(size: Self.systemFontSize)) }

    /// Finds an installed font by its PostScript name; `nil` if there is none.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size = fontSize > 0 ? fontSize : 12
        if InstalledFonts.isSystem(fontName) {
            self.init(FontValues(size: size))
            return
        }
        guard let values = FontValues(installed: fontName, size: size) else { return nil }
        self.init(values)
    }

    /// The font of a descriptor, at the descriptor's size if `pointSize` is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.values.size > 0 ? descriptor.values.size : 12
        self.init(descriptor.values.withSize(size))
    }

    /// The font of a text style at the size that the user prefers.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(FontValues(style: style, category: .current))
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        system(fontSize, weight) { $0.width = width }
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .semibold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) { $0.isItalic = true } }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight) { $0.hasMonospacedDigits = true }
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight) { $0.design = .monospaced }
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    /// The families that are installed.
    open class var familyNames: [String] { InstalledFonts.familyNames }

    /// The PostScript names of a family's faces.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        InstalledFonts.faces(ofFamily: familyName)
    }

    open var familyName: String { InstalledFonts.family(of: values) }
    open var fontName: String { values.name }
    open var pointSize: CGFloat { values.size }
    open var ascender: CGFloat { CGFloat(metrics.ascender) }
    open var descender: CGFloat { CGFloat(-metrics.descender) }
    open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    open var leading: CGFloat { values.lineLeading.map { $0 - lineHeight } ?? 0 }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

    /// The same font at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(values.withSize(fontSize)) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.values == values }
    open override var hash: Int { values.hashValue }

    private class func system(
        _ size: CGFloat, _ weight: Weight = .regular, change: (inout FontValues) -> Void = { _ in }
    ) -> UIFont {
        var values = FontValues(size: size > 0 ? size : systemFontSize, weight: weight)
        change(&values)
        return UIFont(values)
    }
}
