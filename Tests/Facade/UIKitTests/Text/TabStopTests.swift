import Foundation
import Testing
import UIKit

/// Tab stops of labels, text views, strings and layout managers.
@MainActor @Suite struct TabStopTests {
    private static let font = UIFont.systemFont(ofSize: 17)

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: Self.font]).width }

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private func stops(_ stops: (NSTextAlignment, CGFloat)...) -> NSParagraphStyle {
        style { style in
            style.tabStops = stops.map { NSTextTab(textAlignment: $0.0, location: $0.1) }
        }
    }

    private func text(_ string: String, _ style: NSParagraphStyle?) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.font: Self.font]
        attributes[.paragraphStyle] = style
        return NSAttributedString(string: string, attributes: attributes)
    }

    private func label(_ string: String, _ style: NSParagraphStyle?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.attributedText = text(string, style)
        return label
    }

    private func manager(
        _ string: String, _ style: NSParagraphStyle?, width: CGFloat = 400
    ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
        let storage = NSTextStorage(attributedString: text(string, style))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, container, storage)
    }

    @Test func `letters begin at a left stop and end at a right one`() {
        let stops = stops((.left, 100), (.right, 200))
        #expect(abs(label("a\tb", stops).intrinsicContentSize.width - 100 - width("b")) < 0.5)
        #expect(abs(label("a\tb\tb", stops).intrinsicContentSize.width - 200) < 0.5)
        #expect(abs(text("a\tb", stops).size().width - 100 - width("b")) < 0.01)
    }

    @Test func `letters are centered at a center stop`() {
        #expect(abs(text("a\tbbb", stops((.center, 100))).size().width - 100 - width("bbb") / 2) < 0.01)
    }

    @Test func `a decimal stop aligns what is before a terminator`() {
        let points = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
        let style = style {
            $0.tabStops = [NSTextTab(textAlignment: .right, location: 100, options: [.columnTerminators: points])]
        }
        #expect(abs(text("a\t12.75", style).size().width - 100 - width(".75")) < 0.3)
        #expect(abs(text("a\t12", style).size().width - 100) < 0.01)
    }

    @Test func `without a style stops are 28 points apart`() {
        let plain = UILabel()
        plain.font = Self.font
        plain.text = "a\tb"
        #expect(abs(plain.intrinsicContentSize.width - 28 - width("b")) < 0.5)
        #expect(abs(text("a\t\tb", nil).size().width - 56 - width("b")) < 0.01)
        #expect(abs("a\tb".size(withAttributes: [.font: Self.font]).width - 28 - width("b")) < 0.01)
    }

    @Test func `a stop that the text is past is skipped`() {
        let word = "wide words"
        let next = (width(word) / 28).rounded(.down) * 28 + 28
        #expect(abs(text(word + "\tb", nil).size().width - next - width("b")) < 0.01)
    }

    @Test func `an interval goes on after the last stop`() {
        let none = style {
            $0.tabStops = []
            $0.defaultTabInterval = 50
        }
        #expect(abs(text("a\t\tb", none).size().width - 100 - width("b")) < 0.01)
        let one = style {
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 30)]
            $0.defaultTabInterval = 50
        }
        #expect(abs(text("a\t\tb", one).size().width - 50 - width("b")) < 0.01)
    }

    @Test func `a tab past the last stop begins a line`() {
        let long = "x" + String(repeating: "\t", count: 13) + "y"
        let label = label(long, nil, lines: 0)
        #expect(label.sizeThatFits(CGSize(width: 1000, height: 1000)).height > 1.9 * Self.font.lineHeight)
        let fits = self.label("x" + String(repeating: "\t", count: 12) + "y", nil, lines: 0)
        #expect(fits.sizeThatFits(CGSize(width: 1000, height: 1000)).height < 1.5 * Self.font.lineHeight)
    }

    @Test func `lines wrap after a tab whose text has no room`() {
        let bounds = text("a\tbbbbb", stops((.left, 100)))
            .boundingRect(with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(bounds.height - 2 * Self.font.lineHeight) < 1)
        let view = UITextView()
        view.attributedText = text("a\tbbbbb", stops((.left, 100)))
        let narrow = view.sizeThatFits(CGSize(width: 130, height: 1000)).height
        #expect(narrow - view.sizeThatFits(CGSize(width: 300, height: 1000)).height > 15)
    }

    @Test func `stops are measured from the margin, not from the indent`() {
        let style = style {
            $0.firstLineHeadIndent = 10
            $0.headIndent = 30
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 30)]
        }
        let (manager, _, storage) = manager("•\tsome words that wrap to another line", style, width: 160)
        #expect(abs(manager.location(forGlyphAt: 2).x - 35) < 0.01)
        _ = storage
    }

    @Test func `stops of right-to-left text count from the right, with absolute alignments`() {
        let style = { (alignment: NSTextAlignment) in
            self.style {
                $0.baseWritingDirection = .rightToLeft
                $0.tabStops = [NSTextTab(textAlignment: alignment, location: 100)]
            }
        }
        #expect(abs(text("א\tב", style(.right)).size().width - 100 - width("ב")) < 0.01)
        #expect(abs(text("א\tב", style(.natural)).size().width - 100 - width("ב")) < 0.01)
        #expect(abs(text("א\tב", style(.left)).size().width - 100) < 0.01)
    }

    @Test func `a layout manager knows the places of letters after tabs`() {
        let (manager, container, storage) = manager("a\tb\tcc", stops((.left, 100), (.right, 200)))
        #expect(abs(manager.location(forGlyphAt: 2).x - 105) < 0.01)
        let last = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 2), in: container)
        #expect(abs(last.maxX - 205) < 0.01 && abs(last.minX - 205 + width("cc")) < 0.01)
        let tab = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
        #expect(abs(tab.minX - 5 - width("a")) < 0.01 && abs(tab.maxX - 105) < 0.01)
        #expect(manager.glyphIndex(for: CGPoint(x: 60, y: 5), in: container) == 1)
        #expect(manager.glyphIndex(for: CGPoint(x: 106, y: 5), in: container) == 2)
        _ = storage
    }

    @Test func `a caret stands behind the tab`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = text("a\tb", stops((.left, 100)))
        let place = try #require(view.position(from: view.beginningOfDocument, offset: 2))
        #expect(abs(view.caretRect(for: place).minX - 105) < 1.5)
    }

    @Test func `archives keep tab stops`() throws {
        let points = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
        let style = style {
            $0.tabStops = [
                NSTextTab(textAlignment: .right, location: 80, options: [.columnTerminators: points]),
                NSTextTab(textAlignment: .center, location: 120),
            ]
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
        #expect(back.tabStops == style.tabStops)
        #expect(text("a\t12.75", back).size() == text("a\t12.75", style).size())
    }
}
