import LayoutSimNotation

/// A line of a document and its properties.
package struct PropertyLine<Owner>: Sendable {
    /// The word with which it begins.
    let name: String
    /// The properties, in the order in which causes name them.
    package let rows: [PropertyRow<Owner>]
    /// The text after the name, for each line of this name.
    let values: @Sendable (Owner) -> [String]
    /// Reads the properties from the words of one line; false if they are not its values.
    let read: @Sendable (inout Owner, inout WordReader) -> Bool
    /// The first format with the line; documents in older ones do not record the properties.
    package var format = 1
}

extension PropertyLine {
    /// A line of several optional properties; it is omitted if it has none.
    init(_ name: String, _ rows: [PropertyRow<Owner>]) {
        let writers = rows.map(\.write)
        self.init(
            name: name, rows: rows,
            values: { owner in
                let words = writers.compactMap { $0(owner) }
                return words.isEmpty ? [] : [words.joined(separator: " ")]
            },
            read: { owner, words in rows.allSatisfy { $0.read(&owner, &words) } })
    }

    /// A line of one optional property; it is omitted where an owner lacks it.
    init(_ name: String, _ row: PropertyRow<Owner>) {
        let (write, read) = (row.write, row.read)
        self.init(name: name, rows: [row], values: { write($0).map { [$0] } ?? [] }, read: read)
    }

    /// A line of one property, whose name is that of the line by default.
    init<Value: Equatable & Sendable>(
        _ name: String, as kind: PropertyKind? = nil, _ place: Place<Owner, Value>, _ spelling: Spelling<Value>,
        omitting omitted: Value? = nil, _ traits: PropertyTraits = .layout
    ) {
        let kind = kind ?? PropertyKind(rawValue: name.replacing("-", with: " "))
        self.init(name, PropertyRow(kind, place, spelling, omitting: omitted, traits))
    }

    /// The same line, omitted from documents if it is redundant.
    func omitted(where isOmitted: @escaping @Sendable (Owner) -> Bool) -> PropertyLine {
        PropertyLine(name: name, rows: rows, values: { isOmitted($0) ? [] : values($0) }, read: read, format: format)
    }

    /// The same line, introduced in a format.
    func since(format: Int) -> PropertyLine {
        var line = self
        line.format = format
        return line
    }

    /// The line of an owner that has the properties in a part of it; an owner without the part has none of them.
    func of<Whole>(_ part: Place<Whole, Owner>) -> PropertyLine<Whole> {
        PropertyLine<Whole>(
            name: name, rows: rows.map { $0.of(part) }, values: { part.get($0).map(values) ?? [] },
            read: { whole, words in
                guard var owner = part.get(whole), read(&owner, &words) else { return false }
                return part.set(&whole, owner)
            }, format: format)
    }
}
