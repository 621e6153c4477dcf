public import CoreGraphics
public import Foundation
import LayoutSimTypography

/// Breaks a text into the lines of frames.
public final class CTFramesetter: NSObject {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = NSAttributedString(attributedString: text).forUIKit()
        super.init()
    }

    /// The lines of a part of the text that fit a box, and their places in it, whose y points up.
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

/// Lines of a text in the box of an outline.
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

/// Prepares a text for frames.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}
/// Sets a part of a text in the box of an outline; a length of 0 means all from the location on.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { framesetter.frame(stringRange, path) }
/// The size that a part of a text takes up in a box, in points, and the part that fits it.
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
/// The lines of a frame, from the top down.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines.map(\.line)) }
/// Copies where lines begin on their baselines, in points of the outline's box, whose y points up.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let rest = frame.lines.dropFirst(range.location)
    for (index, line) in rest.prefix(range.length > 0 ? range.length : rest.count).enumerated() {
        unsafe origins[index] = line.origin
    }
}
/// The characters that a frame was asked for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.part) }
/// The characters that fit.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
/// The outline of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Draws the lines of a frame, in a context whose y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
