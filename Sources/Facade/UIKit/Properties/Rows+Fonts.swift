import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let fontsTables = [
        uiFont, uiFontDescriptor,
    ]

    static let uiFont = ObjectProperty.table(of: UIFont.self) {
        $0.get("familyName", \.familyName)
        $0.get("fontName", \.fontName)
        $0.get("pointSize", \.pointSize)
        $0.get("ascender", \.ascender)
        $0.get("descender", \.descender)
        $0.get("capHeight", \.capHeight)
        $0.get("xHeight", \.xHeight)
        $0.get("lineHeight", \.lineHeight)
        $0.get("leading", \.leading)
        $0.get("fontDescriptor", \.fontDescriptor)
    }
    static let uiFontDescriptor = ObjectProperty.table(of: UIFontDescriptor.self) {
        $0.get("postscriptName", \.postscriptName)
        $0.get("pointSize", \.pointSize)
        $0.get("matrix", \.matrix)
        $0.get("symbolicTraits", \.symbolicTraits)
        $0.get("fontAttributes", \.fontAttributes)
    }
}
