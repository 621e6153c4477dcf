import LayoutSimNotation

/// A line of a document with the properties that stand on it.
package struct PropertyLine<Owner>: Sendable {
    /// The word with which it begins.
    let name: String
    /// The properties, in the order in which causes name them.
    package let rows: [PropertyRow<Owner>]
    /// What follows the name, for each line of this name.
    let values: @Sendable (Owner) -> [String]
    /// Takes the properties from the words of one line; false if they are not its values.
    let read: @Sendable (inout Owner, inout WordReader) -> Bool
    /// The first format that has the line; documents of older ones do not tell the properties.
    package var format = 1
}

extension PropertyLine {
    /// A line of several properties, each of which may be left out; without any there is no line.
    init(_ name: String, _ rows: [PropertyRow<Owner>]) {
        self.init(
            name: name, rows: rows,
            values: { owner in
                let words = rows.compactMap { $0.write(owner) }
                return words.isEmpty ? [] : [words.joined(separator: " ")]
            },
            read: { owner, words in rows.allSatisfy { $0.read(&owner, &words) } })
    }

    /// A line of one property, called as the line is unless it is told otherwise.
    init<Value: Equatable & Sendable>(
        _ name: String, as kind: PropertyKind? = nil, _ place: Place<Owner, Value>, _ spelling: Spelling<Value>,
        omitting omitted: Value? = nil, _ traits: PropertyTraits = .layout
    ) {
        let kind = kind ?? PropertyKind(rawValue: name.replacing("-", with: " "))
        self.init(name, [PropertyRow(kind, place, spelling, omitting: omitted, traits)])
    }

    /// The same line, left out of documents where it would tell nothing.
    func omitted(where isOmitted: @escaping @Sendable (Owner) -> Bool) -> PropertyLine {
        PropertyLine(name: name, rows: rows, values: { isOmitted($0) ? [] : values($0) }, read: read, format: format)
    }

    /// The same line, which documents have since a format.
    func since(format: Int) -> PropertyLine {
        var line = self
        line.format = format
        return line
    }
}
