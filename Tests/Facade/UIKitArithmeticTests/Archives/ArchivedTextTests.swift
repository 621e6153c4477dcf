import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Attributed strings in archives.
@Suite struct ArchivedTextTests {
    private static let (note, link) = (NSAttributedString.Key("note"), NSAttributedString.Key("link"))

    private func text(_ runs: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs { text.append(NSAttributedString(string: run.0, attributes: run.1)) }
        return text
    }

    @Test func `texts and numbers of each run come back, and what cannot be archived does not`() throws {
        let text = self.text([
            ("one ", [:]), ("twö", [Self.note: "n", Self.link: NSNumber(value: 7)]), ("!", [Self.note: Self()]),
        ])
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        coder.encode(ArchivedText(text), forKey: "text")
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        reader.requiresSecureCoding = false
        let read = try #require(reader.decodeObject(forKey: "text") as? ArchivedText).text
        #expect(read.string == "one twö!")
        #expect(unsafe read.attributes(at: 0, effectiveRange: nil).isEmpty)
        #expect(unsafe read.attribute(Self.note, at: 5, effectiveRange: nil) as? String == "n")
        #expect(unsafe read.attribute(Self.link, at: 6, effectiveRange: nil) as? NSNumber == 7)
        #expect(unsafe read.attributes(at: 7, effectiveRange: nil).isEmpty)
    }

    @Test func `a text is rich with several runs or other attributes`() {
        #expect(!text([("plain", [:])]).isRich(besides: [Self.note]))
        #expect(!text([("plain", [Self.note: 1])]).isRich(besides: [Self.note]))
        #expect(text([("linked", [Self.link: 1])]).isRich(besides: [Self.note]))
        #expect(text([("one", [Self.note: 1]), ("two", [:])]).isRich(besides: [Self.note]))
    }
}
