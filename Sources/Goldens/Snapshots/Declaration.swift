import LayoutSimJSON

/// All variants in which a screen is tested, as declared at one place in the tests.
package struct Declaration: Hashable, Sendable {
    /// The screen's name.
    package var screen: String
    /// The names of the variants, in matrix order.
    package var variants: [String]
    /// The place of the declaration: `ProfileTests.swift:12`, or the name of a command.
    package var place: String

    package init(screen: String, variants: [String], place: String) {
        self.screen = screen
        self.variants = variants
        self.place = place
    }

    /// The keys of the goldens that it declares.
    package var keys: [SnapshotKey] { variants.map { SnapshotKey(screen: screen, variant: $0) } }
}

extension Declaration {
    func json(orphans: [SnapshotKey]) -> JSON {
        [
            "declares": .string(screen), "at": .string(place), "variants": .array(variants.map { .string($0) }),
            "orphans": .array(orphans.map { .string($0.variant) }),
        ]
    }

    /// Reads a declaration, and the goldens of its screen that are not among its variants.
    static func read(_ node: JSONNode) throws -> (declaration: Declaration, orphans: [SnapshotKey]) {
        let declaration = Declaration(
            screen: try node.member("declares").nonEmptyString(),
            variants: try node.member("variants").elements().map { try $0.nonEmptyString() },
            place: try node.member("at").string())
        let orphans = try node.member("orphans").elements().map {
            SnapshotKey(screen: declaration.screen, variant: try $0.nonEmptyString())
        }
        return (declaration, orphans)
    }
}

/// The declarations of one test process so far.
package struct Declarations: Hashable, Sendable {
    private var known: Set<Declaration> = []
    private var places: [SnapshotKey: String] = [:]

    package init() {}

    /// Inserts a declaration, and returns whether it is new; throws if another place has already declared one of its
    /// variants, or if it has a variant twice.
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
