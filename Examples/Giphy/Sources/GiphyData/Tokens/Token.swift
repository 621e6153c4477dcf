/// The service's identification of a user.
package struct Token: Hashable, Sendable {
    package let text: String

    /// Returns `nil` for a text that cannot be a token.
    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= 4_096, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            return nil
        }
        self.text = text
    }
}

extension Token: Decodable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let token = Token(try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "a token is printable")
        }
        self = token
    }
}
