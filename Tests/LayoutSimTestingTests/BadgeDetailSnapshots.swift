import LayoutSimCatalogue
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSnapshots
import Testing

@testable import LayoutSimTesting

/// The goldens of the badge detail: every phone, orientation and length of texts, under the names by which
/// `layoutsim test` knows them.
@Suite struct BadgeDetailSnapshots {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var row: Int
        var column: Int
        var testDescription: String { name }
    }

    static var cases: [Case] {
        get throws {
            try matrix.enumerated().flatMap { row, variants in
                variants.enumerated().map { Case(name: $1.name, row: row, column: $0) }
            }
        }
    }

    private static var matrix: [[ScreenVariant]] {
        get throws { try ScreenVariant.matrix(of: .badgeDetail, devices: .embedded) }
    }

    private let screen = BuiltInScreen.badgeDetail.rawValue

    @Test("The badge detail looks like its golden", arguments: try cases)
    func golden(_ variant: Case) throws {
        let renderer = try Renderer()
        let request = try BadgeDetailSnapshots.matrix[variant.row][variant.column].request
        let subject = SnapshotSubject(
            key: SnapshotKey(screen: screen, variant: variant.name),
            screen: request.screen(badges: try .embedded, measure: renderer.extent).screen,
            content: request.content.rawValue)
        try expectGolden(
            of: subject, among: BadgeDetailSnapshots.cases.map(\.name), renderer: renderer,
            in: TestRun.current(for: #filePath), at: TestPlace())
    }

    @Test func `every golden belongs to a variant`() throws {
        try expectNoOrphans(of: screen, variants: BadgeDetailSnapshots.cases.map(\.name))
    }
}
