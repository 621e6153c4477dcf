import LayoutSimNotation

/// The properties of a view that reading has not understood yet, in their order.
struct ReadProperties {
    private(set) var rest: [LayoutDocument.Property]

    init(_ properties: [LayoutDocument.Property]) {
        rest = properties
    }

    /// Reads the first property of a name, which is understood only if all of its words are read.
    mutating func take<Value>(_ name: String, _ read: (inout WordReader) -> Value?) -> Value? {
        guard let place = rest.firstIndex(where: { $0.name == name }) else { return nil }
        var words = WordReader(rest[place].value)
        guard let value = read(&words), words.isAtEnd else { return nil }
        rest.remove(at: place)
        return value
    }

    /// Reads all properties of a name.
    mutating func takeAll<Value>(_ name: String, _ read: (inout WordReader) -> Value?) -> [Value] {
        var values: [Value] = []
        while let value = take(name, read) { values.append(value) }
        return values
    }

    /// Passes over all properties of a name, which say what came out and not what went in.
    mutating func drop(_ name: String) {
        rest.removeAll { $0.name == name }
    }

    /// Passes over what `isTaken` takes.
    mutating func take(where isTaken: (LayoutDocument.Property) -> Bool) {
        rest.removeAll(where: isTaken)
    }
}
