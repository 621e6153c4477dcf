extension JSONValue {
    /// What errors say was found: the kind, and the value if it is short.
    package var found: String {
        switch content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let value): "a number (\(JSON.number(value)))"
        case .string(let value): "a string (\(JSON.string(value.shortened(to: 40))))"
        case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
        case .object(let members): members.isEmpty ? "an empty object" : "an object"
        }
    }
}

extension String {
    /// The string, or its beginning and `…` if it is long, so that errors stay readable.
    func shortened(to count: Int) -> String {
        utf16.count <= count ? self : "\(prefix(count - 1))…"
    }
}
