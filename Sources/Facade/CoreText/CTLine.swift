import LayoutSimUIKitArithmetic
import CoreGraphics
public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import UIKit

/// A line of text.
public final class CTLine: NSObject {
    /// The text of the line itself.
    let text: NSAttributedString
    /// The range of the line in the text that it was created from.
    let range: NSRange
    /// The layout on one line of unlimited width.
    let set: TextLayout

    /// Creates a line from a range of text, without its newlines.
    init(_ whole: NSAttributedString, _ range: NSRange) {
        self.range = range
        let part = NSMutableAttributedString(attributedString: whole.attributedSubstring(from: range).forUIKit())
        let ends = part.string.utf16.reversed().prefix { $0 == 0x0A || $0 == 0x0D || $0 == 0x2028 || $0 == 0x2029 }
        part.deleteCharacters(in: NSRange(location: part.length - ends.count, length: ends.count))
        text = part
        set = Self.layout(part)
        super.init()
    }

    private static func layout(_ text: NSAttributedString) -> TextLayout {
        let plain = NSMutableAttributedString(attributedString: text)
        let first = text.length == 0 ? nil : unsafe text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        // The alignment, indents, and line heights of paragraph styles do not apply to a line; tab stops do.
        let tabs = NSMutableParagraphStyle()
        if let style = first as? NSParagraphStyle {
            tabs.tabStops = style.tabStops
            tabs.defaultTabInterval = style.defaultTabInterval
        }
        plain.addAttribute(.paragraphStyle, value: tabs, range: NSRange(location: 0, length: plain.length))
        let content = AttributedText(plain, defaults: [:]).content(.byWordWrapping, traits: .current)
        return TextSetting.layout(TextRequest(content, width: nil), scale: 2)
    }

    /// The width in points, including trailing spaces.
    var width: CGFloat { CGFloat(set.exactSize.width) }
    /// The ascent of the largest font, in points.
    var ascent: CGFloat { fonts.map(\.ascender).max() ?? 0 }
    var descent: CGFloat { fonts.map { -$0.descender }.max() ?? 0 }
    var leading: CGFloat { fonts.map { max(0, $0.leading) }.max() ?? 0 }

    private var fonts: [UIFont] { runs.map(\.font) }

    var runs: [CTRun] {
        var runs: [CTRun] = []
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
            runs.append(CTRun(self, part, attributes))
        }
        return runs
    }

    /// Returns the offset of a character from the start of the line, in points.
    func offset(before index: Int) -> CGFloat {
        let length = max(0, min(index, text.length))
        if length == text.length { return width }
        let place = text.string.utf8Offset(of: length)
        return CGFloat(set.lines.isEmpty ? 0 : set.extent(of: place..<place, inLine: 0, width: nil)?.left ?? 0)
    }

    /// Returns the character boundary nearest to a distance from the start of the line.
    func boundary(at x: CGFloat) -> Int {
        var (nearest, distance) = (0, abs(x))
        var index = 0
        for character in text.string {
            index += character.utf16.count
            let next = abs(offset(before: index) - x)
            if next < distance { (nearest, distance) = (index, next) }
        }
        return nearest
    }

    /// Draws the line with its baseline at the text position of a context, with y pointing up.
    func draw(in context: CGContext) {
        context.saveGState()
        context.concatenate(context.textMatrix)
        context.scaleBy(x: 1, y: -1)
        let box = Rect(
            x: 0, y: -set.firstBaseline, width: set.size.width, height: set.size.height)
        let color = AttributedText(text, defaults: [:]).firstColor() ?? .black
        context.recordText(
            set.operations(
                in: box, color: color.geometryColor(UITraitCollection.current), outlines: TextSetting.outline(of:_:)),
            label: text.string, outlines: TextSetting.outline(of:_:))
        context.restoreGState()
    }
}
