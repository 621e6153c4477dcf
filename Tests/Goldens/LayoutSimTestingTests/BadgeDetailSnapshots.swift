import LayoutSimCatalog
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSnapshots
import Testing

@testable import LayoutSimTesting

/// The goldens of the badge detail: every phone, orientation and length of texts, under the names by which
/// `layoutsim test` knows them.
@Suite struct BadgeDetailSnapshots {
    private static let screen = BuiltInScreen.badgeDetail.rawValue

    @Test("The badge detail matches its golden", arguments: try BadgeMatrix.matrix)
    func golden(_ variant: Variant<ContentLength>) throws {
        let renderer = try Renderer()
        let subject = SnapshotSubject(
            key: SnapshotKey(screen: BadgeDetailSnapshots.screen, variant: variant.name),
            screen: variant.request().screen(badges: try .embedded, measure: renderer.extent).screen,
            content: variant.contentName)
        let failure = try GoldenRun.current(for: #filePath).failure(
            of: subject, among: variant.matrix, renderer: renderer,
            at: CodePlace(#_sourceLocation, file: #filePath))
        record(failure, at: #_sourceLocation)
    }

    @Test func `every golden belongs to a variant`() throws {
        try expectNoOrphans(of: BadgeDetailSnapshots.screen, variants: BadgeMatrix.matrix.map(\.name))
    }
}
