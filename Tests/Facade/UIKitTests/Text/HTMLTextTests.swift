import Foundation
import Testing

@testable import UIKit

/// Texts read from HTML, with UIKit's line endings.
@Suite struct HTMLTextTests {
    static let texts: [(source: String, text: String)] = [
        ("plain", "plain"),
        ("a <b>bold</b> word", "a bold word"),
        ("<p>One</p><p>Two</p>", "One\nTwo\n"),
        ("one<br>two", "one\u{2028}two"),
        ("  many\n   spaces  ", "many spaces "),
        ("<ul><li>A</li><li>B</li></ul>", "\t\u{2022}\tA\n\t\u{2022}\tB\n"),
        ("5 &lt; 6 &amp; &#8364;&#x41;&unknown;", "5 < 6 & €A&unknown;"),
        ("<html><head><style>p { color: red }</style></head><body>Hi</body></html>", "Hi"),
        ("<pre>a\n  b</pre>", "a\n  b\n"),
        ("a<!-- <b>no</b> -->b", "ab"),
    ]

    @Test(arguments: texts) func `tags become line ends`(_ row: (source: String, text: String)) throws {
        #expect(try html(row.source).string == row.text)
    }

    @Test func `tags become attributes`() throws {
        let text = try html("<i>a</i><u>b</u><a href=\"https://example.com\">c</a><font color='#f00'>d</font><s>e</s>")
        func value(_ key: NSAttributedString.Key, _ index: Int) -> Any? {
            unsafe text.attribute(key, at: index, effectiveRange: nil)
        }
        let font = try #require(value(.font, 0) as? UIFont)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(font.pointSize == 12)
        #expect(value(.underlineStyle, 1) as? Int == 1)
        #expect(value(.link, 2) as? URL == URL(string: "https://example.com"))
        #expect(value(.foregroundColor, 3) as? UIColor == UIColor.red)
        #expect(value(.strikethroughStyle, 4) as? Int == 1)
    }

    @Test func `other documents are plain text or an error`() throws {
        let data = Data("a < b".utf8)
        let plain = try unsafe NSAttributedString(
            data: data, options: [.documentType: plainType], documentAttributes: nil)
        #expect(plain.string == "a < b")
        #expect(throws: CocoaError.self) {
            try unsafe NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }

    private let plainType = NSAttributedString.DocumentType.plain

    private func html(_ source: String) throws -> NSAttributedString {
        try unsafe NSAttributedString(
            data: Data(source.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }
}
