import Testing
import UIKit

/// What a layout manager says of glyphs.
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
}
