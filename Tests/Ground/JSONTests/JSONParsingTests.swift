import LayoutSimJSON
import Testing

/// Returns the root of a text that is known to be valid.
func parse(_ text: String) throws -> JSONNode {
    try JSONDocument(parsing: Array(text.utf8), file: "x.json").root
}

@Suite struct JSONParsingTests {
    struct Row: Sendable {
        var text: String
        var content: JSONValue.Content
    }

    static let rows = [
        Row(text: "null", content: .null),
        Row(text: " \t\r\n true \n", content: .boolean(true)),
        Row(text: "false", content: .boolean(false)),
        Row(text: "0", content: .number(0)),
        Row(text: "-0", content: .number(-0.0)),
        Row(text: "-12", content: .number(-12)),
        Row(text: "0.1", content: .number(0.1)),
        Row(text: "1.5e3", content: .number(1500)),
        Row(text: "1E+2", content: .number(100)),
        Row(text: "25e-1", content: .number(2.5)),
        Row(text: "123456789012345678901234567890", content: .number(1.2345678901234568e29)),
        Row(text: "9007199254740993", content: .number(9007199254740992)),
        Row(text: "0.30000000000000004", content: .number(0.30000000000000004)),
        Row(text: "1.7976931348623157e308", content: .number(.greatestFiniteMagnitude)),
        Row(text: "1e-400", content: .number(0)),
        Row(text: "5e-324", content: .number(.leastNonzeroMagnitude)),
        Row(text: "0e999999999999", content: .number(0)),
        Row(text: #""""#, content: .string("")),
        Row(text: #""Größe 🇩🇪""#, content: .string("Größe 🇩🇪")),
        Row(text: #""\"\\\/\b\f\n\r\t""#, content: .string("\"\\/\u{8}\u{C}\n\r\t")),
        Row(text: #""a\u00e9b\uD83D\uDE00c\u0000""#, content: .string("aéb😀c\0")),
        Row(text: "[]", content: .array([])),
        Row(text: "{ }", content: .object([])),
    ]

    @Test(arguments: rows) func `a value is what was written`(_ row: Row) throws {
        #expect(try parse(row.text).value.content == row.content)
    }

    @Test func `members keep their order and values know their place`() throws {
        let root = try parse("{\n  \"z\": [1,\n   {\"é\": null}],\n  \"a\": \"x\"\n}")
        let members = try root.members()
        #expect(members.map(\.key) == ["z", "a"])
        #expect(members.map(\.node.line) == [2, 4])
        let elements = try members[0].node.elements()
        #expect(elements.map(\.value.position) == [JSONPosition(line: 2, column: 9), JSONPosition(line: 3, column: 4)])
        #expect(try elements[1].member("é").value.position == JSONPosition(line: 3, column: 11))
    }

    @Test func `nesting is allowed up to the limit`() throws {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(throws: Never.self) { try parse(text) }
    }

    @Test func `an object may have many members`() throws {
        let text = "{" + (0..<1000).map { "\"k\($0)\": \($0)" }.joined(separator: ",") + "}"
        #expect(try parse(text).members().map(\.key) == (0..<1000).map { "k\($0)" })
    }
}
