import Foundation
import Testing
import UIKit

/// Text containers and text views whose lines flow around exclusion paths.
@MainActor @Suite struct ExclusionPathTests {
    private let text = Array(repeating: "word", count: 30).joined(separator: " ")

    private func view() -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.font = .systemFont(ofSize: 12)
        view.text = text
        return view
    }

    private func lines(_ manager: NSLayoutManager) -> [(rect: CGRect, used: CGRect)] {
        var lines: [(CGRect, CGRect)] = []
        unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            rect, used, _, _, _ in
            lines.append((rect, used))
        }
        return lines
    }

    @Test func `fragments keep the padding from a path`() {
        let view = view()
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 20))]
        #expect(!view.textContainer.isSimpleRectangular)
        let lines = lines(view.layoutManager)
        #expect(lines[0].rect.minX == 80 && lines[0].rect.maxX == 200)
        #expect(lines[0].used.minX == 85)
        #expect(lines[2].rect.minX == 0 && lines[2].rect.width == 200)
    }

    @Test func `text beside a path is higher, and without it as before`() {
        let view = view()
        let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: 10, width: 100, height: 80))]
        let size = view.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(size.height > height)
        view.textContainer.exclusionPaths = []
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == height)
    }

    @Test func `fragments of TextKit 2 flow around paths, too`() throws {
        let view = view()
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 200))]
        let manager = try #require(view.textLayoutManager)
        var frames: [CGRect] = []
        manager.enumerateTextLayoutFragments(from: nil, options: []) { fragment in
            frames.append(fragment.layoutFragmentFrame)
            return true
        }
        #expect(frames.first?.minX == 85)
    }
}
