import LayoutSimGeometry
import LayoutSimUIKitArithmetic
import Testing

/// The runs of HTML documents.
@Suite struct HTMLTextRunTests {
    @Test func `tags begin runs and lines`() {
        let runs = HTMLText("<p>a <b>b</b></p><p>c</p>").runs
        #expect(runs.map(\.text) == ["a ", "b", "\n", "c", "\n"])
        #expect(runs.map(\.style.isBold) == [false, true, false, false, false])
    }

    @Test func `a space before a new line is none`() {
        #expect(HTMLText("a <p>b</p>").runs.map(\.text) == ["a", "\n", "b", "\n"])
    }

    @Test func `attributes and headings are styles`() {
        let link = HTMLText("<a href=\"x?a=1&amp;b=2\">t</a>").runs
        #expect(link.map(\.style.link) == ["x?a=1&b=2"])
        #expect(HTMLText("<font color='#0F8'>t</font>").runs.first?.style.color == Color(hex: 0x00FF88))
        #expect(HTMLText("<font color=navy>t</font>").runs.first?.style.color == Color(hex: 0x000080))
        let heading = HTMLText("<h1>t</h1>").runs.first?.style
        #expect(heading?.size == 24 && heading?.isBold == true)
    }

    static let colors: [(text: String, hex: UInt32?)] = [
        ("#12345", nil), ("f00", 0xFF0000), ("Teal", 0x008080), ("#000102", 0x000102), ("none", nil),
    ]

    @Test(arguments: colors) func `colors are digits or names`(_ text: String, _ hex: UInt32?) {
        #expect(HTMLAttributes.color(text) == hex.map { Color(hex: $0) })
    }

    @Test(arguments: [("&amp;&lt;", "&<"), ("&#65;&#x42;", "AB"), ("&none; &", "&none; &"), ("a &amp b", "a &amp b")])
    func `references of characters are resolved`(_ source: String, _ text: String) {
        #expect(HTMLEntities.resolved(Substring(source)) == text)
    }
}
