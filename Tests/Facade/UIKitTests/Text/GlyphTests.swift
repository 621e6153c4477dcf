import Testing
import UIKit

/// A layout manager's information about glyphs.
@Suite @MainActor struct GlyphTests {
    private func manager(_ text: String) -> (NSLayoutManager, NSTextStorage) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 200)))
        storage.addLayoutManager(manager)
        return (manager, storage)
    }

    @Test func `glyphs are those of the font`() {
        let (manager, storage) = manager("aab")
        #expect(manager.cgGlyph(at: 0) == manager.cgGlyph(at: 1))
        #expect(manager.cgGlyph(at: 0) != manager.cgGlyph(at: 2))
        var isValid: ObjCBool = true
        _ = unsafe manager.cgGlyph(at: 3, isValidIndex: &isValid)
        #expect(!isValid.boolValue)
        #expect(storage.length == 3)
    }

    @Test func `glyphs of a range are written with their characters`() {
        let (manager, storage) = manager("ab\n")
        var indexes = [Int](repeating: -1, count: 4)
        var properties = [NSLayoutManager.GlyphProperty](repeating: [], count: 4)
        let count = unsafe manager.getGlyphs(
            in: NSRange(location: 1, length: 9), glyphs: nil, properties: &properties, characterIndexes: &indexes,
            bidiLevels: nil)
        #expect(count == 2)
        #expect(indexes == [1, 2, -1, -1])
        #expect(properties[1] == .controlCharacter)
        #expect(manager.notShownAttribute(forGlyphAt: 2))
        #expect(storage.length == 3)
    }

    @Test func `a value keeps its attributes whatever scope is named`() throws {
        var text = AttributedString("red")
        text.foregroundColor = .red
        let whole = try NSAttributedString(text, including: \.uiKit)
        #expect(unsafe whole.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let again = try AttributedString(whole, including: \.uiKit)
        #expect(again.foregroundColor == .red)
    }

    @Test func `a point lies a fraction of the way through a glyph`() throws {
        let (manager, storage) = manager("aa")
        let container = try #require(manager.textContainers.first)
        let second = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
        for (part, expected) in [(0.25, 0.25), (0.75, 0.75), (3, 1)] as [(CGFloat, CGFloat)] {
            let point = CGPoint(x: second.minX + second.width * part, y: second.midY)
            var (glyph, character): (CGFloat, CGFloat) = (-1, -1)
            #expect(unsafe manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &glyph) == 1)
            _ = unsafe manager.characterIndex(
                for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &character)
            #expect(abs(glyph - expected) < 1e-6 && abs(character - expected) < 1e-6)
        }
        #expect(storage.length == 2)
    }
}
