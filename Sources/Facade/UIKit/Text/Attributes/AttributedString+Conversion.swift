public import Foundation

extension AttributeContainer {
    /// Creates a container from a dictionary of `NSAttributedString` attributes.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        if let value = dictionary[.font] as? UIFont { self[AttributeScopes.UIKitAttributes.FontAttribute.self] = value }
        if let value = dictionary[.foregroundColor] as? UIColor {
            self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = value
        }
        if let value = dictionary[.backgroundColor] as? UIColor {
            self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = value
        }
        if let value = number(dictionary[.kern]) { self[AttributeScopes.UIKitAttributes.KernAttribute.self] = value }
        if let value = number(dictionary[.tracking]) {
            self[AttributeScopes.UIKitAttributes.TrackingAttribute.self] = value
        }
        if let value = underline(dictionary[.strikethroughStyle]) {
            self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] = value
        }
        if let value = underline(dictionary[.underlineStyle]) {
            self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] = value
        }
        if let value = dictionary[.strokeColor] as? UIColor {
            self[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self] = value
        }
        if let value = number(dictionary[.strokeWidth]) {
            self[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self] = value
        }
        if let value = number(dictionary[.baselineOffset]) {
            self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self] = value
        }
        if let value = dictionary[.underlineColor] as? UIColor {
            self[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self] = value
        }
        if let value = dictionary[.strikethroughColor] as? UIColor {
            self[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self] = value
        }
        if let value = number(dictionary[.obliqueness]) {
            self[AttributeScopes.UIKitAttributes.ObliquenessAttribute.self] = value
        }
        if let value = number(dictionary[.expansion]) {
            self[AttributeScopes.UIKitAttributes.ExpansionAttribute.self] = value
        }
        if let value = number(dictionary[.ligature]) {
            self[AttributeScopes.UIKitAttributes.LigatureAttribute.self] = Int(value)
        }
        paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        shadow = dictionary[.shadow] as? NSShadow
        attachment = dictionary[.attachment] as? NSTextAttachment
        if let value = dictionary[.link] as? URL {
            self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = value
        }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary of `NSAttributedString` attributes from a container.
    public init(_ container: AttributeContainer) {
        self.init()
        if let value = container[AttributeScopes.UIKitAttributes.FontAttribute.self] { self[.font] = value }
        if let value = container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
            self[.foregroundColor] = value
        }
        if let value = container[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] {
            self[.backgroundColor] = value
        }
        if let value = container[AttributeScopes.UIKitAttributes.KernAttribute.self] { self[.kern] = value }
        if let value = container[AttributeScopes.UIKitAttributes.TrackingAttribute.self] { self[.tracking] = value }
        if let value = container[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] {
            self[.strikethroughStyle] = value.rawValue
        }
        if let value = container[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] {
            self[.underlineStyle] = value.rawValue
        }
        if let value = container[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self] {
            self[.strokeColor] = value
        }
        if let value = container[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self] {
            self[.strokeWidth] = value
        }
        if let value = container[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self] {
            self[.baselineOffset] = value
        }
        if let value = container[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self] {
            self[.underlineColor] = value
        }
        if let value = container[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self] {
            self[.strikethroughColor] = value
        }
        if let value = container[AttributeScopes.UIKitAttributes.ObliquenessAttribute.self] {
            self[.obliqueness] = value
        }
        if let value = container[AttributeScopes.UIKitAttributes.ExpansionAttribute.self] { self[.expansion] = value }
        if let value = container[AttributeScopes.UIKitAttributes.LigatureAttribute.self] { self[.ligature] = value }
        if let value = container.paragraphStyle { self[.paragraphStyle] = value }
        if let value = container.shadow { self[.shadow] = value }
        if let value = container.attachment { self[.attachment] = value }
        if let value = container.link { self[.link] = value }
    }
}

private func underline(_ value: Any?) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle) ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
}

extension NSAttributedString {
    /// Creates an attributed string from a value, with UIKit's attributes.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let string = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: string, attributes: [Key: Any](run.attributes)))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates an attributed string from an object, with UIKit's attributes.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let string = nsStr.string as NSString
        var parts: [AttributedString] = []
        unsafe nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            parts.append(AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes)))
        }
        for part in parts { append(part) }
    }
}
