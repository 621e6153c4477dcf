public import CoreGraphics
public import Foundation
import LayoutSimDrawing
import LayoutSimTypography

/// A font, which is a `UIFont`.
public typealias CTFont = UIFont
/// What describes a font.
public typealias CTFontDescriptor = UIFontDescriptor

/// Whether letters stand beside or below each other.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0, horizontal, vertical
}

/// What an installed font is used for.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label
}

/// The font of a name, or the system's where there is none.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let size = size > 0 ? size : 12
    return UIFont(name: "\(name)", size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
}
/// The font of a descriptor.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
/// A font of the system.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: .boldSystemFont(ofSize: size)
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    default: .systemFont(ofSize: size)
    }
}
/// The same font at another size; 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { font.withSize(size > 0 ? size : font.pointSize) }
/// A description of a font by its name.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: "\(name)", size: size)
}
/// The description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// From the baseline to the top of lines, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline to the bottom of lines, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// What the font adds between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of a small x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The units of outlines in an em; those of San Francisco.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
/// Where the line below letters is, in points above the baseline; a tenth of the size below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }
/// How thick the line below letters is, in points; a twentieth of the size.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }
/// The box of all letters, in points; from the lines' bottom to their top, an em wide.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.lineHeight)
}
/// The name by which the font is found.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
/// The name of the font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
