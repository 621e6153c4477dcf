/// What the tests of one program declared so far.
package struct Declarations: Hashable, Sendable {
    private var known: Set<Declaration> = []
    private var places: [SnapshotKey: String] = [:]

    package init() {}

    /// Whether a declaration is one that was not made before; throws if another place has one of its variants already,
    /// or if it has a variant twice.
    package mutating func insert(_ declaration: Declaration) throws(SnapshotError) -> Bool {
        guard !known.contains(declaration) else { return false }
        var own: Set<SnapshotKey> = []
        for key in declaration.keys {
            let isRepeated = !own.insert(key).inserted
            let other = places[key].flatMap { $0 == declaration.place ? nil : $0 }
            if let first = isRepeated ? declaration.place : other {
                throw SnapshotError(file: first, .declaredTwice(key, at: first, declaration.place))
            }
        }
        known.insert(declaration)
        for key in declaration.keys { places[key] = declaration.place }
        return true
    }
}
