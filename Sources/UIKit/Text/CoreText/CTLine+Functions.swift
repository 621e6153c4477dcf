public import CoreGraphics
public import Foundation

/// How the box of a line is measured.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// Where a line that is too long is shortened.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0, end, middle
}

/// A text on one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString, NSRange(location: 0, length: attrString.length))
}

/// The width of a line in points; its heights above and below the baseline, and what its fonts add between lines.
@discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    unsafe ascent?.pointee = line.ascent
    unsafe descent?.pointee = line.descent
    unsafe leading?.pointee = line.leading
    return Double(line.width)
}

/// The box of a line around its baseline, whose y points up; that of its outlines with `useGlyphPathBounds`.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.outlineBounds }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
    return CGRect(
        x: 0, y: -line.descent - leading, width: line.width, height: line.ascent + line.descent + leading)
}
/// The box of a line's outlines around its baseline, at the position of text in a context.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return line.outlineBounds.offsetBy(dx: position.x, dy: position.y)
}
/// How far a character is from the beginning of the line, in points.
@discardableResult public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(before: charIndex - line.range.location)
    unsafe secondaryOffset?.pointee = offset
    return offset
}
/// The character before which a caret would stand for a touch.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.range.location + line.boundary(at: position.x)
}
/// The characters of a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }
/// How many glyphs a line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }
/// The parts of a line that have the same attributes.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }
/// The width of the spaces at the end of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let spaces = line.text.string.utf16.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0xA0 }.count
    return Double(line.width - line.offset(before: line.text.length - spaces))
}
/// How far a line is moved to stand at the left (0), in the middle (0.5) or at the right (1) of a width, in points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, flushWidth - Double(line.width) + CTLineGetTrailingWhitespaceWidth(line))
        * Double(min(max(flushFactor, 0), 1))
}
/// The line again: spaces are not widened.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? { line }

/// A line that fits a width, with a token in the place of what is left out; `nil` if not even the token fits.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard Double(line.width) > width else { return line }
    let token = truncationToken?.text ?? NSAttributedString()
    let room = CGFloat(width) - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    return line.shortened(to: room, truncationType, token)
}
/// Draws a line with its baseline at the position of text.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.draw(in: context)
    context.textPosition.x += line.width
}

extension CTLine {
    /// The box of all outlines around the baseline, whose y points up.
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
