public import CoreGraphics
import Foundation

/// The key of the font.
public var kCTFontAttributeName: CFString { "NSFont" }
/// The key of the color of letters, a `CGColor` or a `UIColor`.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
/// The key of whether letters have the fill color of the context.
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
/// The key of how paragraphs are set.
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
/// The key of the distance added after each character, in points.
public var kCTKernAttributeName: CFString { "NSKern" }
/// The key of the line below letters.
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
/// The key of the color of the line below letters.
public var kCTUnderlineColorAttributeName: CFString { "NSUnderlineColor" }
/// The key of whether ligatures are set.
public var kCTLigatureAttributeName: CFString { "NSLigature" }
/// The key of the width of outlines in percent of the font size.
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
/// The key of the color of outlines.
public var kCTStrokeColorAttributeName: CFString { "NSStrokeColor" }
/// The key of the color behind letters.
public var kCTBackgroundColorAttributeName: CFString { "NSBackgroundColor" }
/// The key of how far letters are raised, in points.
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" }

extension NSAttributedString {
    /// The same text with the names and values that UIKit has for attributes.
    func forUIKit() -> NSAttributedString {
        let name = NSAttributedString.Key(rawValue: "\(kCTForegroundColorAttributeName)")
        let made = NSMutableAttributedString(attributedString: self)
        unsafe enumerateAttribute(name, in: NSRange(location: 0, length: length)) { value, range, _ in
            let color = value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }
            if let color { made.addAttribute(.foregroundColor, value: color, range: range) }
        }
        return made
    }
}
