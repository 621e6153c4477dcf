import Foundation
import Testing
import UIKit

/// Lines changed by delegates and subclasses of a layout manager.
@MainActor @Suite struct LineFragmentTests {
    /// Makes each line 30 points high and centers its text.
    private final class TallLines: NSLayoutManager, NSLayoutManagerDelegate {
        override init() {
            super.init()
            delegate = self
        }
        required init?(coder: NSCoder) { nil }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            unsafe baselineOffset.pointee += (30 - lineFragmentRect.pointee.height) / 2
            unsafe lineFragmentRect.pointee.size.height = 30
            unsafe lineFragmentUsedRect.pointee.size.height = 30
            return true
        }

        override func setExtraLineFragmentRect(
            _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
        ) {
            var (rect, used) = (fragmentRect, usedRect)
            (rect.size.height, used.size.height) = (30, 30)
            super.setExtraLineFragmentRect(rect, usedRect: used, textContainer: container)
        }
    }

    private func container(_ manager: NSLayoutManager, _ text: NSTextStorage, width: CGFloat = 200) -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        text.addLayoutManager(manager)
        manager.addTextContainer(container)
        return container
    }

    private func lineHeights(_ manager: NSLayoutManager) -> [CGFloat] {
        var heights: [CGFloat] = []
        unsafe manager.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
        ) { rect, _, _, _, _ in heights.append(rect.height) }
        return heights
    }

    @Test func `a delegate's lines push down what is below`() {
        let text = NSTextStorage(
            string: "One\nTwo\nThree", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = TallLines()
        let container = container(manager, text)
        #expect(lineHeights(manager) == [30, 30, 30])
        #expect(unsafe manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil).minY == 60)
        #expect(manager.usedRect(for: container).height == 90)
        let plain = NSLayoutManager()
        let plainText = NSTextStorage(attributedString: text)
        _ = self.container(plain, plainText)
        let shift = manager.location(forGlyphAt: 0).y - plain.location(forGlyphAt: 0).y
        #expect(abs(shift - (30 - lineHeights(plain)[0]) / 2) < 0.001)
    }

    @Test func `the empty line behind a newline is no line of glyphs`() {
        let text = NSTextStorage(string: "One\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = TallLines()
        let container = container(manager, text)
        #expect(lineHeights(manager) == [30])
        #expect(manager.extraLineFragmentRect.height == 30)
        #expect(manager.extraLineFragmentRect.minY == 30)
        #expect(manager.usedRect(for: container).height == 60)
    }

    @Test func `lines of a text view are as wide as the view between its insets`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        view.textContainerInset = UIEdgeInsets(top: 4, left: 6, bottom: 4, right: 14)
        view.font = .systemFont(ofSize: 17)
        view.text = "Words that need more than one line"
        #expect(view.textContainer.size.width == 100)
        #expect(lineHeights(view.layoutManager).count > 2)
        view.frame.size.width = 1000
        #expect(lineHeights(view.layoutManager).count == 1)
    }

    @Test func `what a line leaves away`() {
        let text = NSTextStorage(
            string: "A text that is much too long for the line",
            attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = container(manager, text, width: 120)
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        let left = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(left.location > 3 && left.location < 20)
        #expect(NSMaxRange(left) == text.length)
    }

    @Test func `glyphs know what they are`() {
        let text = NSTextStorage(string: "a b\n")
        let manager = NSLayoutManager()
        _ = container(manager, text)
        #expect((0..<4).map { manager.propertyForGlyph(at: $0) } == [[], .elastic, [], .controlCharacter])
    }
}
