/// A value of a JSON text, with its position.
package struct JSONValue: Hashable, Sendable {
    /// The value itself.
    package var content: Content
    /// Where the value begins.
    package var position: JSONPosition

    /// The kinds of JSON values.
    package enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        /// Members in the order of the text; no key occurs twice.
        case object([JSONMember])
    }
}

/// A key and its value in an object.
package struct JSONMember: Hashable, Sendable {
    /// The key of the member.
    package var key: String
    /// The position of the key.
    package var keyPosition: JSONPosition
    /// The value of the member.
    package var value: JSONValue
}
