/// Where an owner keeps a value: in itself, or in a part that it may lack.
struct Place<Owner, Value>: Sendable {
    typealias Path<Root, Leaf> = any WritableKeyPath<Root, Leaf> & Sendable

    /// The value; `nil` where the owner has no place for it.
    let get: @Sendable (Owner) -> Value?
    /// Sets the value; false where the owner has no place for it.
    let set: @Sendable (inout Owner, Value) -> Bool
}

extension Place {
    /// A stored or computed property of every owner.
    init(_ path: Path<Owner, Value>) {
        self.init(
            get: { $0[keyPath: path] },
            set: { owner, value in
                owner[keyPath: path] = value
                return true
            })
    }

    /// A property of a part; an owner that can have the part and lacks it gets a blank one.
    init<Part: Sendable>(_ part: Path<Owner, Part?>, _ path: Path<Part, Value>, blank: Part? = nil) {
        self.init(
            get: { $0[keyPath: part]?[keyPath: path] },
            set: { owner, value in
                guard var changed = owner[keyPath: part] ?? blank else { return false }
                changed[keyPath: path] = value
                owner[keyPath: part] = changed
                return owner[keyPath: part] != nil
            })
    }
}
