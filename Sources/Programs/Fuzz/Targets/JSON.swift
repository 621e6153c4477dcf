import LayoutSimJSON

extension FuzzTarget {
    static let json = FuzzTarget(
        name: "json",
        seeds: [
            #"{"a": [1, -2.5e3, true, false, null, "x\u00e9\n"], "b": {"c": {}, "d": []}}"#,
            #"[0.1, 1e22, 123456789012345678, 5e-324, "\ud83d\ude00", "Größe"]"#,
            "\"text\"", " 17 \n",
        ],
        dictionary: [
            "{", "}", "[", "]", ":", ",", "\"", "\\u", "\\ud800", "\\udc00", "\\", "null", "true", "false", "-", "1e",
            "\u{FEFF}", "\n", "{\"a\":", "//",
        ],
        read: { bytes in
            let root = try JSONDocument(parsing: bytes, file: "fuzz.json").root
            let text = written(root.value).description
            let again = try JSONDocument(parsing: Array(text.utf8), file: "again.json").root
            precondition(written(again.value).description == text, "what was written is read as something else")
        })

    private static func written(_ value: JSONValue) -> JSON {
        switch value.content {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let elements): .array(elements.map(written))
        case .object(let members): .object(members.map { JSON.Member($0.key, written($0.value)) })
        }
    }
}
