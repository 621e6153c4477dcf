import Foundation
import Testing
import UIKit

/// TextKit 2: paragraphs and lines have the same places as in TextKit 1.
@MainActor @Suite struct TextFragmentTests {
    private let storage = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 160, height: 0))

    private func lay(_ string: String) -> [NSTextLayoutFragment] {
        storage.attributedString = NSAttributedString(
            string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        if storage.textLayoutManagers.isEmpty { storage.addTextLayoutManager(manager) }
        manager.textContainer = container
        return fragments
    }

    private var fragments: [NSTextLayoutFragment] {
        var fragments: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: manager.documentRange.location, options: [.ensuresLayout]) {
            fragments.append($0)
            return true
        }
        return fragments
    }

    @Test func `a paragraph is a fragment with its lines`() {
        let fragments = lay("Short\nA paragraph that takes more than one line\nEnd")
        #expect(fragments.count == 3)
        #expect(fragments.map(\.textLineFragments.count).first == 1)
        #expect(fragments[1].textLineFragments.count > 1)
        #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
        let lines = fragments[1].textLineFragments
        #expect(lines[1].typographicBounds.minY == lines[0].typographicBounds.maxY)
        #expect(lines.map(\.characterRange.length).reduce(0, +) == 42)
        #expect(manager.usageBoundsForTextContainer.height == fragments[2].layoutFragmentFrame.maxY)
    }

    @Test func `text that changes is laid out anew`() {
        #expect(lay("One").count == 1)
        storage.performEditingTransaction {
            storage.textStorage?.replaceCharacters(in: NSRange(location: 3, length: 0), with: "\nTwo")
        }
        #expect(fragments.count == 2)
        let height = manager.usageBoundsForTextContainer.height
        container.size.width = 30
        #expect(manager.usageBoundsForTextContainer.height > height)
    }

    @Test func `segments are the rectangles of a range`() throws {
        _ = lay("Hello, world")
        let start = try #require(storage.location(manager.documentRange.location, offsetBy: 7))
        let range = try #require(NSTextRange(location: start, end: manager.documentRange.endLocation))
        var rects: [CGRect] = []
        manager.enumerateTextSegments(in: range, type: .standard) { _, rect, _, _ in
            rects.append(rect)
            return true
        }
        let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
        let rect = try #require(rects.first)
        #expect(rects.count == 1)
        #expect(abs(rect.width - "world".size(withAttributes: font).width) < 0.01)
        #expect(abs(rect.minX - 5 - "Hello, ".size(withAttributes: font).width) < 0.01)
    }

    @Test func `a text view has one, unless it was made without`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "Two\nparagraphs"
        let manager = try #require(view.textLayoutManager)
        var count = 0
        manager.enumerateTextLayoutFragments(from: nil) { _ in
            count += 1
            return true
        }
        #expect(count == 2)
        // A view's size is rounded up to whole pixels.
        let gap = view.sizeThatFits(CGSize(width: 200, height: 0)).height - manager.usageBoundsForTextContainer.height
        #expect((16..<16.5).contains(gap))
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    }

    @Test func `ranges know where they lie`() throws {
        _ = lay("0123456789")
        func range(_ start: Int, _ end: Int) throws -> NSTextRange {
            let origin = manager.documentRange.location
            let from = try #require(storage.location(origin, offsetBy: start))
            return try #require(NSTextRange(location: from, end: storage.location(origin, offsetBy: end)))
        }
        let (left, right) = (try range(0, 5), try range(3, 8))
        #expect(left.intersects(right))
        #expect(try left.intersection(right)?.isEqual(to: range(3, 5)) == true)
        #expect(try left.union(right).isEqual(to: range(0, 8)))
        #expect(try !left.intersects(range(5, 8)))
        #expect(left.contains(manager.documentRange.location))
        #expect(!left.contains(right.endLocation))
    }
}
