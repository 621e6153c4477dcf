/// The location of a value in an owner: directly in it, or in a part that it may lack.
struct Place<Owner, Value>: Sendable {
    typealias Path<Root, Leaf> = any WritableKeyPath<Root, Leaf> & Sendable

    /// Returns the value; `nil` if the owner has no place for it.
    let get: @Sendable (Owner) -> Value?
    /// Sets the value; returns `false` if the owner has no place for it.
    let set: @Sendable (inout Owner, Value) -> Bool
}

extension Place {
    /// Creates a place that every owner has, accessed through closures, since a key path copies its root for every
    /// read.
    init(_ get: @escaping @Sendable (Owner) -> Value, _ set: @escaping @Sendable (inout Owner, Value) -> Void) {
        self.init(
            get: { get($0) },
            set: { owner, value in
                set(&owner, value)
                return true
            })
    }

    /// Creates a place in a part; an owner that can have the part but lacks it gets a blank one.
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
