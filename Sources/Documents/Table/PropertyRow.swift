import LayoutSimNotation

/// A property of a view, a screen or a constraint: a row of the table from which documents are written and read, and by
/// which the search for causes compares what went into two layouts.
package struct PropertyRow<Owner>: Sendable {
    /// What people call it.
    package let kind: PropertyKind
    /// How the search for causes treats it.
    package let traits: PropertyTraits
    /// Whether both owners have the property with different values.
    package let differs: @Sendable (Owner, Owner) -> Bool
    /// The value as people read it; `nil` where the owner does not have the property.
    package let text: @Sendable (Owner) -> String?
    /// Gives the second owner the value of the first one.
    package let copy: @Sendable (Owner, inout Owner) -> Void
    /// The words that stand for the value in a line; `nil` for none.
    let write: @Sendable (Owner) -> String?
    /// Takes the value from the next words; false if they are not one.
    let read: @Sendable (inout Owner, inout WordReader) -> Bool
}

extension PropertyRow {
    /// A value that is written wherever an owner has it, except for `omitted`.
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

    /// A value that an owner may have or not, which is written where it has one.
    init<Value: Equatable & Sendable>(
        _ kind: PropertyKind, _ place: Place<Owner, Value?>, optional spelling: Spelling<Value>,
        _ traits: PropertyTraits = .layout
    ) {
        self.init(kind, place, spelling.orNone, omitting: .some(nil), traits)
    }

    /// The row of an owner that has the property in a part of it.
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
