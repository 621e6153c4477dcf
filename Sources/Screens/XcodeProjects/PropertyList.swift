/// A value of a property list, with its line.
///
/// Numbers, dates and data are the words that the file has for them; Booleans are `YES` and `NO`.
package struct PropertyList: Hashable, Sendable {
    /// What a value is.
    package indirect enum Content: Hashable, Sendable {
        case string(String)
        case array([PropertyList])
        /// Keys and values in the order of the file.
        case dictionary([Entry])
    }

    /// A key and its value.
    package struct Entry: Hashable, Sendable {
        /// The key.
        package var key: String
        /// The value.
        package var value: PropertyList
    }

    /// What the value is.
    package var content: Content
    /// The line where the value begins, from 1.
    package var line: Int

    init(_ content: Content, line: Int) {
        self.content = content
        self.line = line
    }
}

extension PropertyList {
    /// The text of a string; `nil` for other values.
    package var string: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    /// The elements of an array; none for other values.
    package var elements: [PropertyList] {
        guard case .array(let elements) = content else { return [] }
        return elements
    }

    /// The entries of a dictionary; none for other values.
    package var entries: [Entry] {
        guard case .dictionary(let entries) = content else { return [] }
        return entries
    }

    /// The strings in an array, or a string alone.
    package var strings: [String] { string.map { [$0] } ?? elements.compactMap(\.string) }

    /// Whether the value is one of the words for true.
    package var isTrue: Bool { string.map { ["YES", "TRUE", "1"].contains($0.uppercased()) } ?? false }

    /// Returns the value of a key; `nil` if there is none, or if this is no dictionary.
    package subscript(_ key: String) -> PropertyList? { entries.first { $0.key == key }?.value }
}
