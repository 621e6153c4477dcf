import LayoutSimNotation

/// A property of a view, a screen or a constraint: a row of the table by which documents are written and read, and by
/// which the search for causes compares the inputs of two layouts.
package struct PropertyRow<Owner>: Sendable {
    /// The kind of property, which names it in messages.
    package let kind: PropertyKind
    /// How the search for causes treats it.
    package let traits: PropertyTraits
    /// Returns whether both owners have the property, with different values.
    package let differs: @Sendable (Owner, Owner) -> Bool
    /// Returns the value as text for people; `nil` if the owner does not have the property.
    package let text: @Sendable (Owner) -> String?
    /// Copies the value from the first owner to the second.
    package let copy: @Sendable (Owner, inout Owner) -> Void
    /// Returns the words that represent the value in a line; `nil` if there are none.
    let write: @Sendable (Owner) -> String?
    /// Reads the value from the next words; returns `false` if they are not valid.
    let read: @Sendable (inout Owner, inout WordReader) -> Bool
}

extension PropertyRow {
    /// Creates a row for a value that is written whenever an owner has it, unless it equals `omitted`.
    init<Value: Equatable & Sendable>(
        _ kind: PropertyKind, _ place: Place<Owner, Value>, _ spelling: Spelling<Value>, omitting omitted: Value? = nil,
        _ traits: PropertyTraits = .layout
    ) {
        self.init(
            kind: kind, traits: traits,
            differs: { old, new in
                guard let old = place.get(old), let new = place.get(new) else { return false }
                return old != new
            },
            text: { place.get($0).map(spelling.text) },
            copy: { old, new in if let value = place.get(old) { _ = place.set(&new, value) } },
            write: { place.get($0).flatMap { $0 == omitted ? nil : spelling.write($0) } },
            read: { owner, words in
                var rest = words
                guard let value = spelling.read(&rest) else { return omitted != nil }
                words = rest
                return place.set(&owner, value)
            })
    }

    /// Creates a row for an optional value, which is written if it is set.
    init<Value: Equatable & Sendable>(
        _ kind: PropertyKind, _ place: Place<Owner, Value?>, optional spelling: Spelling<Value>,
        _ traits: PropertyTraits = .layout
    ) {
        self.init(kind, place, spelling.orNone, omitting: .some(nil), traits)
    }

    /// Returns the row for an owner that has the property in one of its parts.
    func of<Whole>(_ part: Place<Whole, Owner>) -> PropertyRow<Whole> {
        PropertyRow<Whole>(
            kind: kind, traits: traits,
            differs: { old, new in
                guard let old = part.get(old), let new = part.get(new) else { return false }
                return differs(old, new)
            },
            text: { part.get($0).flatMap(text) },
            copy: { old, new in
                guard let source = part.get(old), var target = part.get(new) else { return }
                copy(source, &target)
                _ = part.set(&new, target)
            },
            write: { part.get($0).flatMap(write) },
            read: { whole, words in
                guard var owner = part.get(whole), read(&owner, &words) else { return false }
                return part.set(&whole, owner)
            })
    }
}
