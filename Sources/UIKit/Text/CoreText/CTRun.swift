public import CoreGraphics
public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography

/// A part of a line that has the same attributes.
public final class CTRun: NSObject {
    let line: CTLine
    /// Its characters in the line.
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
    /// Of the line, from its beginning, in points.
    var start: CGFloat { line.offset(before: part.location) }
    var width: CGFloat { line.offset(before: part.location + part.length) - start }
    /// Its own line.
    private var own: CTLine { CTLine(line.text, part) }

    /// Each glyph, 0 for those that another font lends, and its origin on the baseline of the line, in points.
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
    /// How far each glyph leads on, in points.
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

/// How many glyphs a run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
/// The attributes of a run.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let made = NSMutableDictionary()
    for (key, value) in run.attributes { made[NSString(string: key.rawValue)] = value }
    return made
}
/// The characters of a run.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.range.location + run.part.location, length: run.part.length)
}
/// The width of a run in points; its heights above and below the baseline, and what its font adds between lines.
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
/// Copies glyphs of a run; a length of 0 means all from the location on.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    unsafe copy(run.glyphs, range, buffer)
}
/// Copies the origins of glyphs, in points of the line.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    unsafe copy(run.positions, range, buffer)
}
/// Copies how far glyphs lead on, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    unsafe copy(run.advances, range, buffer)
}
/// Draws a run where it stands in its line; always the whole of it.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { run.draw(in: context) }

private func copy<Value>(_ values: [Value], _ range: CFRange, _ buffer: UnsafeMutablePointer<Value>) {
    let rest = values.dropFirst(range.location)
    for (index, value) in rest.prefix(range.length > 0 ? range.length : rest.count).enumerated() {
        unsafe buffer[index] = value
    }
}
