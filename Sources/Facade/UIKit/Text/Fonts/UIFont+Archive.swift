public import Foundation
import LayoutSimText

extension UIFont: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    /// Creates a font from data encoded by `encode(with:)`.
    public convenience init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIFontPointSize") else { return nil }
        var values = FontValues(size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")))
        if let name = coder.text("UIFontName") { values.family = .named(name) }
        values.weight = UIFont.Weight(rawValue: CGFloat(coder.decodeDouble(forKey: "UIFontWeight")))
        values.width = UIFont.Width(rawValue: CGFloat(coder.decodeDouble(forKey: "UIFontWidth")))
        values.isItalic = coder.decodeBool(forKey: "UIFontItalic")
        values.hasMonospacedDigits = coder.decodeBool(forKey: "UIFontMonospacedDigits")
        if let design = coder.text("UIFontDesign") { values.design = UIFontDescriptor.SystemDesign(rawValue: design) }
        if let style = coder.text("UIFontTextStyle") { values.textStyle = UIFont.TextStyle(rawValue: style) }
        if coder.containsValue(forKey: "UIFontLineLeading") {
            values.lineLeading = CGFloat(coder.decodeDouble(forKey: "UIFontLineLeading"))
        }
        self.init(values)
    }

    public func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(Double(values.size), forKey: "UIFontPointSize")
        if case .named(let name) = values.family { coder.encode(name as NSString, forKey: "UIFontName") }
        coder.encode(Double(values.weight.rawValue), forKey: "UIFontWeight")
        coder.encode(Double(values.width.rawValue), forKey: "UIFontWidth")
        coder.encode(values.isItalic, forKey: "UIFontItalic")
        coder.encode(values.hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
        coder.encode(values.design.rawValue as NSString, forKey: "UIFontDesign")
        if let style = values.textStyle { coder.encode(style.rawValue as NSString, forKey: "UIFontTextStyle") }
        if let leading = values.lineLeading { coder.encode(Double(leading), forKey: "UIFontLineLeading") }
    }
}

extension NSCoder {
    /// Returns the string for a key, if there is one.
    func text(_ key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
    }
}
