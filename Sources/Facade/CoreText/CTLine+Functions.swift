public import CoreGraphics
public import Foundation
import UIKit

/// Options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Excludes the leading between lines from the bounds.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Excludes baseline shifts from the bounds; has no effect here.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// Uses hanging punctuation for the bounds; has no effect here.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    /// Uses the outlines of the glyphs for the bounds.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// Uses the optical bounds of glyphs; has no effect here.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    /// Includes room for the glyphs of the text's language; has no effect here.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// The position at which a line is truncated.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0, end, middle
}

/// Creates a single line from an attributed string.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString, NSRange(location: 0, length: attrString.length))
}

/// Returns the typographic width of a line and gets its ascent, descent, and leading, in points.
@discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    unsafe ascent?.pointee = line.ascent
    unsafe descent?.pointee = line.descent
    unsafe leading?.pointee = line.leading
    return Double(line.width)
}

/// Returns the bounds of a line relative to its baseline, with y pointing up; those of the glyph outlines with
/// `useGlyphPathBounds`.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.outlineBounds }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
    return CGRect(
        x: 0, y: -line.descent - leading, width: line.width, height: line.ascent + line.descent + leading)
}
/// Returns the bounds of a line's glyph outlines at the text position of a context.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return line.outlineBounds.offsetBy(dx: position.x, dy: position.y)
}
/// Returns the offset of a character from the start of the line, in points.
@discardableResult public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(before: charIndex - line.range.location)
    unsafe secondaryOffset?.pointee = offset
    return offset
}
/// Returns the string index of the caret position nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.range.location + line.boundary(at: position.x)
}
/// Returns the character range of a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }
/// Returns the number of glyphs in a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }
/// Returns the glyph runs of a line.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }
/// Returns the width of the trailing whitespace of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let spaces = line.text.string.utf16.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0xA0 }.count
    return Double(line.width - line.offset(before: line.text.length - spaces))
}
/// Returns the offset in points that aligns a line flush left (0), centered (0.5), or flush right (1) in a width.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, flushWidth - Double(line.width) + CTLineGetTrailingWhitespaceWidth(line))
        * Double(min(max(flushFactor, 0), 1))
}
/// Returns the line unchanged, since spaces are not widened here.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? { line }

/// Returns a line truncated to a width, with a token in place of the omitted text; `nil` if the token does not fit.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard Double(line.width) > width else { return line }
    let token = truncationToken?.text ?? NSAttributedString()
    let room = CGFloat(width) - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    return line.shortened(to: room, truncationType, token)
}
/// Draws a line with its baseline at the text position, and advances the text position by the width.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.draw(in: context)
    context.textPosition.x += line.width
}

extension CTLine {
    /// The bounds of all glyph outlines relative to the baseline, with y pointing up.
    fileprivate var outlineBounds: CGRect {
        runs.flatMap { run in
            zip(run.glyphs, run.positions).compactMap { glyph, position in
                CTFontCreatePathForGlyph(run.font, glyph, nil)?.boundingBoxOfPath
                    .offsetBy(dx: position.x, dy: position.y)
            }
        }.reduce(CGRect.null) { $0.union($1) }
    }

    fileprivate func shortened(to room: CGFloat, _ type: CTLineTruncationType, _ token: NSAttributedString) -> CTLine {
        let boundaries = text.string.indices.map { NSRange(text.string.startIndex..<$0, in: text.string).length }
        let made = NSMutableAttributedString()
        switch type {
        case .end:
            made.append(head(boundaries.last { offset(before: $0) <= room } ?? 0))
            made.append(token)
        case .start:
            made.append(token)
            made.append(tail(boundaries.first { width - offset(before: $0) <= room } ?? text.length))
        case .middle:
            let first = boundaries.last { offset(before: $0) <= room / 2 } ?? 0
            let rest = room - offset(before: first)
            made.append(head(first))
            made.append(token)
            made.append(tail(boundaries.first { width - offset(before: $0) <= rest } ?? text.length))
        }
        return CTLine(made, NSRange(location: 0, length: made.length))
    }

    private func head(_ length: Int) -> NSAttributedString {
        text.attributedSubstring(from: NSRange(location: 0, length: length))
    }

    private func tail(_ start: Int) -> NSAttributedString {
        text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
    }
}
