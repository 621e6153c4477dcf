import Foundation
import Testing
import UIKit

@MainActor struct AttributedStringTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test func `sizes are not rounded, and widths of runs add up`() {
        let both = NSMutableAttributedString(string: "total ", attributes: [.font: font])
        both.append(NSAttributedString(string: "open", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        let first = "total ".size(withAttributes: [.font: font]).width
        let second = "open".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)]).width
        #expect(abs(both.size().width - first - second) < 1e-9)
    }

    @Test(arguments: [
        (NSStringDrawingOptions.usesLineFragmentOrigin, NSLineBreakMode.byWordWrapping, 3.0),
        (.usesLineFragmentOrigin, .byTruncatingTail, 1), (NSStringDrawingOptions(), .byWordWrapping, 1),
    ])
    func `a text wraps in a rectangle if it uses line fragments and its mode wraps`(
        options: NSStringDrawingOptions, mode: NSLineBreakMode, lines: Double
    ) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let text = NSAttributedString(
            string: "The quick brown fox jumps over", attributes: [.font: font, .paragraphStyle: style])
        let rect = text.boundingRect(with: CGSize(width: 100, height: 1000), options: options, context: nil)
        #expect(abs(rect.height - lines * font.lineHeight) < 1e-6)
    }

    @Test func `attributed values and objects convert into each other`() {
        var value = AttributedString("red and bold")
        value.foregroundColor = .red
        if let range = value.range(of: "bold") { value[range].font = .boldSystemFont(ofSize: 12) }
        let object = NSAttributedString(value)
        #expect(object.string == "red and bold")
        let color = unsafe object.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .red)
        let font = unsafe object.attribute(.font, at: 8, effectiveRange: nil) as? UIFont
        #expect(font == .boldSystemFont(ofSize: 12))
        #expect(AttributedString(object) == value)
    }

    @Test func `a number that was set can be replaced`() {
        let text = NSMutableAttributedString(string: "wide", attributes: [.font: font])
        let narrow = text.size().width
        for spacing in [CGFloat(0), 6, 2] {
            text.addAttribute(.kern, value: spacing, range: NSRange(location: 0, length: text.length))
            #expect(abs(text.size().width - narrow - 4 * spacing) < 0.01)
        }
    }

    @Test func `an attachment takes the room of its bounds`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 30)
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        #expect(text.size() == CGSize(width: 40, height: 30))
    }

    @Test(arguments: [false, true]) func `a picture in a text is drawn, a template in the color of the text`(
        isTemplate: Bool
    ) throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let colors = try colors(of: isTemplate ? red.withRenderingMode(.alwaysTemplate) : red)
        // Blue comes first in memory.
        let (redPixel, bluePixel): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 0, 0, 255])
        #expect(colors.contains(isTemplate ? bluePixel : redPixel))
        #expect(!colors.contains(isTemplate ? redPixel : bluePixel))
    }

    @Test func `a symbol in a text has its own color, or that of the text`() throws {
        let square = try #require(UIImage(systemName: "square.fill"))
        #expect(try colors(of: square).contains([255, 0, 0, 255]))
        #expect(try colors(of: square.withTintColor(.red)).contains([0, 0, 255, 255]))
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    /// Returns the colors of a blue text with a picture, blue first.
    private func colors(of picture: UIImage) throws -> Set<[UInt8]> {
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: picture))
        text.addAttributes([.font: font, .foregroundColor: UIColor.blue], range: NSRange(location: 0, length: 1))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 24))
        label.attributedText = text
        let drawn = UIGraphicsImageRenderer(bounds: label.bounds, format: format).image {
            label.layer.render(in: $0.cgContext)
        }
        let pixels = [UInt8](Data(referencing: try #require(drawn.cgImage?.dataProvider?.data)))
        return Set(stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) })
    }
}
