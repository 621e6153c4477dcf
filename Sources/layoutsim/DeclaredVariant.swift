import LayoutSimCatalogue
import LayoutSimDevices
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSnapshots

/// A variant that has a golden, with what it shows.
struct DeclaredVariant {
    var key: SnapshotKey
    var variant: ScreenVariant

    /// The badge detail's, in the order of the matrix.
    static var all: [DeclaredVariant] {
        get throws {
            try ScreenVariant.matrix(of: .badgeDetail, devices: .embedded).flatMap(\.self).map {
                let key = SnapshotKey(screen: $0.request.screen.rawValue, variant: $0.name)
                return DeclaredVariant(key: key, variant: $0)
            }
        }
    }

    /// The matrix of each built-in screen that has goldens.
    static func declarations(of all: [DeclaredVariant]) -> [Declaration] {
        [BuiltInScreen.badgeDetail.rawValue].map { screen in
            let keys = all.map(\.key).filter { $0.screen == screen }
            return Declaration(screen: screen, variants: keys.map(\.variant), place: "layoutsim test")
        }
    }

    /// The variant as it is laid out with these badges.
    func subject(badges: BadgeCatalogue, renderer: Renderer) -> SnapshotSubject {
        let request = variant.request
        return SnapshotSubject(
            key: key, screen: request.screen(badges: badges, measure: renderer.extent).screen,
            content: request.content.rawValue)
    }

    /// All of them as they are laid out, in the order of the matrix.
    static func subjects(renderer: Renderer) throws -> [SnapshotSubject] {
        let badges = try BadgeCatalogue.embedded
        return try all.map { $0.subject(badges: badges, renderer: renderer) }
    }
}
