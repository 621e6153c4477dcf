public import CoreGraphics
public import Foundation
import LayoutSimGeometry
public import UIKit

/// Gets the glyphs for characters; returns `false` and sets 0 for those that the font itself does not have.
@discardableResult public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let table = FontGlyphs(font)
    var isComplete = true
    for index in 0..<count {
        let glyph = unsafe table.glyph(of: characters[index])
        unsafe glyphs[index] = glyph ?? 0
        if glyph == nil { isComplete = false }
    }
    return isComplete
}

/// Gets the advances of glyphs of Latin, Greek, Cyrillic, and common symbols, in points; returns their sum.
@discardableResult public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let widths = FontGlyphs(font).advances(of: unsafe Set(UnsafeBufferPointer(start: glyphs, count: max(0, count))))
    var sum = 0.0
    for index in 0..<count {
        let width = unsafe widths[glyphs[index]] ?? 0
        unsafe advances?[index] = CGSize(width: width, height: 0)
        sum += width
    }
    return sum
}

/// Returns the outline of a glyph in points, with y pointing up; `nil` for a glyph without one.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let face = FontGlyphs(font).face else { return nil }
    let outline = TextSetting.outline(of: face, UInt32(glyph))
    guard !outline.elements.isEmpty else { return nil }
    var transform = CGAffineTransform(scaleX: font.pointSize, y: -font.pointSize)
    if let matrix = unsafe matrix { unsafe transform = transform.concatenating(matrix.pointee) }
    let path = CGMutablePath()
    path.addPath(CGPath(steps: [CGPathStep](outline)), transform: transform)
    return path
}
