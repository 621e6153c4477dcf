public import CoreGraphics
import Foundation
import UIKit

/// The attribute key for the font.
public var kCTFontAttributeName: CFString { "NSFont" }
/// The attribute key for the text color, a `CGColor` or a `UIColor`.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
/// The attribute key for whether to use the fill color of the context.
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
/// The attribute key for the paragraph style.
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
/// The attribute key for kerning, in points.
public var kCTKernAttributeName: CFString { "NSKern" }
/// The attribute key for tracking, in points.
public var kCTTrackingAttributeName: CFString { "CTTracking" }
/// The attribute key for the underline style.
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
/// The attribute key for the underline color.
public var kCTUnderlineColorAttributeName: CFString { "NSUnderlineColor" }
/// The attribute key for ligatures.
public var kCTLigatureAttributeName: CFString { "NSLigature" }
/// The attribute key for the stroke width, as a percentage of the font size.
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
/// The attribute key for the stroke color.
public var kCTStrokeColorAttributeName: CFString { "NSStrokeColor" }
/// The attribute key for the background color.
public var kCTBackgroundColorAttributeName: CFString { "NSBackgroundColor" }
/// The attribute key for the baseline offset, in points.
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" }

extension NSAttributedString {
    /// Returns the text with UIKit's attribute keys and values.
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
