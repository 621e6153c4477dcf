public import CoreGraphics
public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import UIKit

/// A glyph run: consecutive glyphs of a line with the same attributes.
public final class CTRun: NSObject {
    let line: CTLine
    /// The character range in the line.
    let part: NSRange
    let attributes: [NSAttributedString.Key: Any]

    init(_ line: CTLine, _ part: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        self.line = line
        self.part = part
        self.attributes = attributes
        super.init()
    }

    var font: UIFont {
        (attributes[.font] as? UIFont) ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    }
    /// The offset from the start of the line, in points.
    var start: CGFloat { line.offset(before: part.location) }
    var width: CGFloat { line.offset(before: part.location + part.length) - start }
    /// A line that consists of this run only.
    private var own: CTLine { CTLine(line.text, part) }

    /// The glyphs, 0 for those of fallback fonts, and their x positions from the start of the run, in points.
    private var placed: [(glyph: CGGlyph, x: CGFloat)] {
        let face = FontGlyphs(font).face
        let set = own.set
        let box = Rect(x: 0, y: 0, width: set.size.width, height: set.size.height)
        return set.runs(in: box).flatMap { run in
            run.glyphs.map { glyph in
                (run.face == face ? CGGlyph(truncatingIfNeeded: glyph.index) : 0, CGFloat(glyph.origin.x))
            }
        }
    }
    var glyphs: [CGGlyph] { placed.map(\.glyph) }
    var positions: [CGPoint] {
        let start = start
        return placed.map { CGPoint(x: start + $0.x, y: 0) }
    }
    /// The advances of the glyphs, in points.
    var advances: [CGSize] {
        let ends = placed.map(\.x).dropFirst() + [width]
        return zip(placed, ends).map { CGSize(width: $1 - $0.x, height: 0) }
    }

    func draw(in context: CGContext) {
        let position = context.textPosition
        context.textPosition.x += start
        own.draw(in: context)
        context.textPosition = position
    }
}

/// Returns the number of glyphs in a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
/// Returns the attributes of a run; it always has a font, as Core Text's runs do.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let made = NSMutableDictionary()
    let attributes = run.attributes.merging([.font: run.font]) { own, _ in own }
    for (key, value) in attributes { made[NSString(string: key.rawValue)] = value }
    return made
}
/// Returns the character range of a run.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.range.location + run.part.location, length: run.part.length)
}
/// Returns the typographic width of part of a run and gets its ascent, descent, and leading, in points.
@discardableResult public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    unsafe ascent?.pointee = run.font.ascender
    unsafe descent?.pointee = -run.font.descender
    unsafe leading?.pointee = max(0, run.font.leading)
    guard range.length > 0 else { return Double(run.width) }
    return run.advances.dropFirst(range.location).prefix(range.length).reduce(0) { $0 + Double($1.width) }
}
/// Copies the glyphs of a run; a length of 0 extends to the end of the run.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    unsafe copy(run.glyphs, range, buffer)
}
/// Copies the glyph positions of a run, in points of the line.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    unsafe copy(run.positions, range, buffer)
}
/// Copies the glyph advances of a run, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    unsafe copy(run.advances, range, buffer)
}
/// Draws a run at its position in the line; the range is ignored and the whole run is drawn.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { run.draw(in: context) }

private func copy<Value>(_ values: [Value], _ range: CFRange, _ buffer: UnsafeMutablePointer<Value>) {
    let rest = values.dropFirst(range.location)
    for (index, value) in rest.prefix(range.length > 0 ? range.length : rest.count).enumerated() {
        unsafe buffer[index] = value
    }
}
