import LayoutSimXML
import Testing

/// The lines on which elements begin, for all line endings.
struct LineTests {
    @Test(arguments: [
        ("\n", [1, 3, 5]), ("\r\n", [1, 3, 5]), ("\r", [1, 3, 5]), ("", [1, 1, 1]),
    ]) func `elements know their lines`(end: String, lines: [Int]) throws {
        let text = ["<a>", "text", "<b c='x", "y'/>", "<d/></a>"].joined(separator: end)
        let root = try XMLElement(parsing: Array(text.utf8))
        #expect([root.line] + root.children.map(\.line) == lines)
    }

    @Test func `files of two bytes a character have lines, too`() throws {
        let text = "<a>\n\u{A0A}\n<b/></a>"
        let bytes: [UInt8] =
            [0xFE, 0xFF] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        let root = try XMLElement(parsing: bytes)
        #expect(root.children.map(\.line) == [3])
    }

    @Test func `a file with mixed ends is counted on`() throws {
        let root = try XMLElement(parsing: Array("<a>\n<b/>\r\n<b/>\n\r<b/></a>".utf8))
        #expect(root.children.map(\.line) == [2, 3, 5])
    }
}
