import LayoutSimJSON

/// All variants that a screen is checked in, as one place of the tests says it.
package struct Declaration: Hashable, Sendable {
    /// The screen's name.
    package var screen: String
    /// The names of the variants, in the order of the matrix.
    package var variants: [String]
    /// Where it is said: `ProfileTests.swift:12`, or the name of a command.
    package var place: String

    package init(screen: String, variants: [String], place: String) {
        self.screen = screen
        self.variants = variants
        self.place = place
    }

    /// The goldens that are declared.
    package var keys: [SnapshotKey] { variants.map { SnapshotKey(screen: screen, variant: $0) } }
}

extension Declaration {
    func json(orphans: [SnapshotKey]) -> JSON {
        [
            "declares": .string(screen), "at": .string(place), "variants": .array(variants.map { .string($0) }),
            "orphans": .array(orphans.map { .string($0.variant) }),
        ]
    }

    /// The declaration, and the goldens of its screen that it has no variant for.
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
