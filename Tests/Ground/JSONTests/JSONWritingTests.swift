import LayoutSimJSON
import Testing

@Suite struct JSONWritingTests {
    struct Row: Sendable {
        var json: JSON
        var text: String
    }

    static let rows = [
        Row(json: nil, text: "null"),
        Row(json: true, text: "true"),
        Row(json: 5, text: "5"),
        Row(json: 5.0, text: "5"),
        Row(json: -0.0, text: "0"),
        Row(json: 0.1, text: "0.1"),
        Row(json: .number(0.1 + 0.2), text: "0.30000000000000004"),
        Row(json: 67.5, text: "67.5"),
        Row(json: 1e16, text: "1e+16"),
        Row(json: 123456789012345, text: "123456789012345"),
        Row(json: .number(.leastNonzeroMagnitude), text: "5e-324"),
        Row(json: "a\"\\/\n\r\t\u{8}\0\u{7F}é😀", text: #""a\"\\/\n\r\t\u0008\u0000\u007fé😀""#),
        Row(json: [], text: "[]"),
        Row(json: [:], text: "{}"),
        Row(json: ["z": [1, 2.5, nil], "a": ["b": "c"]], text: #"{"z": [1, 2.5, null], "a": {"b": "c"}}"#),
    ]

    @Test(arguments: rows) func `a value is written in one way`(_ row: Row) {
        #expect(row.json.description == row.text)
    }

    @Test func `compact text has no spaces but those of strings`() {
        let json: JSON = ["z": [1, 2.5, [:]], "a b": "c, d: e"]
        #expect(json.compact == #"{"z":[1,2.5,{}],"a b":"c, d: e"}"#)
    }

    @Test func `indented text has a line for each element`() {
        let json: JSON = ["z": [1, [:]], "a": [], "b": "c"]
        #expect(
            json.indented == """
                {
                  "z": [
                    1,
                    {}
                  ],
                  "a": [],
                  "b": "c"
                }
                """)
    }

    @Test(arguments: rows) func `what was written is read as the same`(_ row: Row) throws {
        #expect(rewritten(try parse(row.json.description).value).description == row.text)
        #expect(rewritten(try parse(row.json.indented).value).description == row.text)
    }

    private func rewritten(_ value: JSONValue) -> JSON {
        switch value.content {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let elements): .array(elements.map(rewritten))
        case .object(let members): .object(members.map { JSON.Member($0.key, rewritten($0.value)) })
        }
    }
}
