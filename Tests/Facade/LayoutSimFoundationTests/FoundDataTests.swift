import Foundation
import LayoutSimFoundation
import Testing

/// Links and telephone numbers in texts.
@Suite struct FoundDataTests {
    private func whole(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }

    @Test(arguments: [
        ("See apple.com, or (http://a.de/x).", ["http://apple.com", "http://a.de/x"]),
        ("bob@site.org!", ["mailto:bob@site.org"]), ("www.\u{E9}t\u{E9}.fr", ["http://www.\u{E9}t\u{E9}.fr"]),
        ("file.txt and 3.5", []),
    ]) func `links end before punctuation`(_ text: String, _ links: [String]) {
        let found = FoundData.links(in: text, whole(text))
        #expect(found.compactMap(\.link) == links.compactMap { URL(string: $0) })
        #expect(found.allSatisfy { $0.resultType == FoundData.linkType && $0.numberOfRanges == 1 })
    }

    @Test(arguments: [
        ("Call 030 123456 on 2024-05-17", ["030 123456"]), ("+1 (555) 010-9999.", ["+1 (555) 010-9999"]),
        ("12345 or 1234567890123456", []),
    ]) func `numbers have seven to fifteen digits`(_ text: String, _ numbers: [String]) {
        let found = FoundData.numbers(in: text, whole(text))
        #expect(found.compactMap(\.number) == numbers)
        #expect(found.map { (text as NSString).substring(with: $0.range) } == numbers)
    }
}
