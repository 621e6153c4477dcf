public import CoreGraphics
public import Foundation
import LayoutSimTypography
import UIKit

/// Lays out text in frames.
public final class CTFramesetter: NSObject {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = NSAttributedString(attributedString: text).forUIKit()
        super.init()
    }

    /// Returns the lines of a range that fit a size, with their baseline origins in coordinates with y pointing up.
    func lines(of part: NSRange, in size: CGSize) -> [(line: CTLine, origin: CGPoint)] {
        let storage = NSTextStorage(attributedString: text.attributedSubstring(from: part))
        let container = NSTextContainer(size: CGSize(width: size.width, height: CGFloat.greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var made: [(line: CTLine, origin: CGPoint)] = []
        for fragment in manager.lines(container) where fragment.range.length > 0 {
            let range = NSRange(location: part.location + fragment.range.location, length: fragment.range.length)
            let line = CTLine(text, range)
            guard fragment.baseline + line.descent <= size.height + 0.01 else { break }
            let x = start(of: line, at: range.location, isFirst: isFirst(range.location), in: size.width)
            made.append((line, CGPoint(x: x, y: size.height - fragment.baseline)))
        }
        return made
    }

    /// Whether a line begins a paragraph.
    private func isFirst(_ location: Int) -> Bool {
        guard location > 0 else { return true }
        let before = (text.string as NSString).character(at: location - 1)
        return before == 0x0A || before == 0x0D || before == 0x2029
    }

    private func start(of line: CTLine, at location: Int, isFirst: Bool, in width: CGFloat) -> CGFloat {
        let style = unsafe text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
        let indent = (isFirst ? style?.firstLineHeadIndent : style?.headIndent) ?? 0
        let tail = style?.tailIndent ?? 0
        let room = (tail > 0 ? tail : width + tail) - indent
        let factor: CGFloat =
            switch style?.alignment ?? .natural {
            case .center: 0.5
            case .right: 1
            default: 0
            }
        return indent + CGFloat(CTLineGetPenOffsetForFlush(line, factor, Double(room)))
    }

    func frame(_ range: CFRange, _ path: CGPath) -> CTFrame {
        let end = range.length > 0 ? min(range.location + range.length, text.length) : text.length
        let start = min(max(0, range.location), end)
        let part = NSRange(location: start, length: end - start)
        return CTFrame(path, part, lines(of: part, in: path.boundingBoxOfPath.standardized.size))
    }
}

/// The lines of text in the bounding box of a path.
public final class CTFrame: NSObject {
    let path: CGPath
    let part: NSRange
    let lines: [(line: CTLine, origin: CGPoint)]

    init(_ path: CGPath, _ part: NSRange, _ lines: [(line: CTLine, origin: CGPoint)]) {
        self.path = path
        self.part = part
        self.lines = lines
        super.init()
    }

    var visible: CFRange {
        guard let last = lines.last else { return CFRange(location: part.location, length: 0) }
        return CFRange(
            location: part.location, length: last.line.range.location + last.line.range.length - part.location)
    }

    func draw(in context: CGContext) {
        let corner = path.boundingBoxOfPath.origin
        for (line, origin) in lines {
            context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
            line.draw(in: context)
        }
    }
}

/// Creates a framesetter for an attributed string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}
/// Creates a frame that lays out a range of text in the bounding box of a path; a length of 0 extends to the end of the
/// text.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { framesetter.frame(stringRange, path) }
/// Returns the size in points that a range of text needs within constraints, and the range that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let most: CGFloat = 10_000_000
    let box = CGSize(
        width: constraints.width > 0 ? min(constraints.width, most) : most,
        height: constraints.height > 0 ? min(constraints.height, most) : most)
    let path = unsafe CGPath(rect: CGRect(origin: .zero, size: box), transform: nil)
    let frame = framesetter.frame(stringRange, path)
    unsafe fitRange?.pointee = frame.visible
    guard let last = frame.lines.last else { return .zero }
    let width = frame.lines.map { $0.line.width - CGFloat(CTLineGetTrailingWhitespaceWidth($0.line)) }.max() ?? 0
    return CGSize(width: min(width, box.width), height: box.height - last.origin.y + last.line.descent)
}
/// Returns the lines of a frame, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines.map(\.line)) }
/// Copies the baseline origins of lines, in points of the path's bounding box with y pointing up.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let rest = frame.lines.dropFirst(range.location)
    for (index, line) in rest.prefix(range.length > 0 ? range.length : rest.count).enumerated() {
        unsafe origins[index] = line.origin
    }
}
/// Returns the character range that a frame was created for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.part) }
/// Returns the character range that fits the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Draws a frame in a context with y pointing up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
