import LayoutSimNotation

/// A line of a document and the properties that it records.
package struct PropertyLine<Owner>: Sendable {
    /// The word that the line begins with.
    let name: String
    /// The properties, in the order in which explanations list them.
    package let rows: [PropertyRow<Owner>]
    /// Returns the text after the name, for each line with this name.
    let values: @Sendable (Owner) -> [String]
    /// Reads the properties from the words of one line; returns `false` if they are not valid values.
    let read: @Sendable (inout Owner, inout WordReader) -> Bool
    /// The first format with this line; older documents do not record its properties.
    package var format = 1
    /// Whether the line prints what the layout made of the properties before these.
    var hasOutcome = false
}

extension PropertyLine {
    /// Creates a line of several optional properties, omitted if none is set.
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

    /// Creates a line of one optional property, omitted if the owner lacks it.
    init(_ name: String, _ row: PropertyRow<Owner>) {
        let (write, read) = (row.write, row.read)
        self.init(name: name, rows: [row], values: { write($0).map { [$0] } ?? [] }, read: read)
    }

    /// Creates a line of one property, named after the line by default.
    init<Value: Equatable & Sendable>(
        _ name: String, as kind: PropertyKind? = nil, _ place: Place<Owner, Value>, _ spelling: Spelling<Value>,
        omitting omitted: Value? = nil, _ traits: PropertyTraits = .layout
    ) {
        let kind = kind ?? PropertyKind(rawValue: name.replacing("-", with: " "))
        self.init(name, PropertyRow(kind, place, spelling, omitting: omitted, traits))
    }

    /// Returns the line, omitted from documents where it is redundant.
    func omitted(where isOmitted: @escaping @Sendable (Owner) -> Bool) -> PropertyLine {
        PropertyLine(
            name: name, rows: rows, values: { isOmitted($0) ? [] : values($0) }, read: read, format: format,
            hasOutcome: hasOutcome)
    }

    /// Returns the line, introduced in a format.
    func since(format: Int) -> PropertyLine {
        var line = self
        line.format = format
        return line
    }

    /// Returns the line for an owner that has the properties in one of its parts; an owner without that part has none
    /// of them.
    func of<Whole>(_ part: Place<Whole, Owner>) -> PropertyLine<Whole> {
        PropertyLine<Whole>(
            name: name, rows: rows.map { $0.of(part) }, values: { part.get($0).map(values) ?? [] },
            read: { whole, words in
                guard var owner = part.get(whole), read(&owner, &words) else { return false }
                return part.set(&whole, owner)
            }, format: format, hasOutcome: hasOutcome)
    }
}
