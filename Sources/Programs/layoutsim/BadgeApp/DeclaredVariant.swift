import LayoutSimCatalog
import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSnapshots

/// A variant of the badge detail, which has a golden.
struct DeclaredVariant {
    var key: SnapshotKey
    private var request: ScreenRequest

    /// All variants, by rows of the matrix.
    static var all: [DeclaredVariant] {
        get throws {
            try BadgeMatrix.matrix.rows.flatMap(\.self).map { variant in
                let screen = BuiltInScreen.badgeDetail
                return DeclaredVariant(
                    key: SnapshotKey(screen: screen.rawValue, variant: variant.name), request: variant.request(screen))
            }
        }
    }

    /// Returns the declarations of these variants' screen.
    static func declarations(of all: [DeclaredVariant]) -> [Declaration] {
        let screen = BuiltInScreen.badgeDetail.rawValue
        return [Declaration(screen: screen, variants: all.map(\.key.variant), place: "layoutsim test")]
    }

    /// Returns the variant, filled with texts of badges.
    func subject(badges: BadgeCatalog, renderer: Renderer) -> SnapshotSubject {
        SnapshotSubject(
            key: key, screen: request.screen(badges: badges, measure: renderer.extent).screen,
            content: request.content.rawValue)
    }

    /// Returns all variants, filled with texts of the program's own badges.
    static func drawnSubjects() throws -> [DrawnSubject] {
        let badges = try BadgeCatalog.embedded
        let renderer = try Renderer()
        return try all.map { DrawnSubject($0.subject(badges: badges, renderer: renderer), renderer: renderer) }
    }
}
