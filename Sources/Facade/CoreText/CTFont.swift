public import CoreGraphics
public import Foundation
import LayoutSimDrawing
import LayoutSimTypography
public import UIKit

/// A font, equivalent to `UIFont`.
public typealias CTFont = UIFont
/// A font descriptor, equivalent to `UIFontDescriptor`.
public typealias CTFontDescriptor = UIFontDescriptor

/// The orientation of a font, horizontal or vertical.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0, horizontal, vertical
}

/// The user interface role of a system font.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label
}

/// Creates a font from a name, or the system font if there is no such font.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let size = size > 0 ? size : 12
    return UIFont(name: "\(name)", size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
}
/// Creates a font from a descriptor.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
/// Returns the system font for a user interface role.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: .boldSystemFont(ofSize: size)
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    default: .systemFont(ofSize: size)
    }
}
/// Returns a copy of a font at another size; 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { font.withSize(size > 0 ? size : font.pointSize) }
/// Creates a font descriptor from a name and a size.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: "\(name)", size: size)
}
/// Returns the features of a font; `nil`, since fonts have none here.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
/// Returns the features that a font is asked for; `nil` if its descriptor names none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    (font.fontDescriptor.object(forKey: .featureSettings) as? [Any]).map { NSArray(array: $0) }
}
/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the ascent of a font, in points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent of a font, in points below the baseline.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the leading of a font, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the cap height of a font, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the x-height of a font, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the units per em of a font; always those of San Francisco.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
/// Returns the underline position in points above the baseline; a tenth of the size below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }
/// Returns the underline thickness in points; a twentieth of the size.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }
/// Returns the bounding box of a font in points, from descent to ascent and one em wide.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.lineHeight)
}
/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// Returns the family name of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
/// Returns the full name of a font; the PostScript name here.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
