import LayoutSimCatalogue
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSnapshots
import Testing

/// The goldens of the badge detail: every phone, orientation and length of texts.
@Suite struct BadgeDetailSnapshots {
    struct Variant: CustomTestStringConvertible, Sendable {
        var key: SnapshotKey
        var row: Int
        var column: Int
        var testDescription: String { key.variant }
    }

    static let variants = (0..<4).flatMap { row in
        (0..<4).map { column in Variant(row: row, column: column) }
    }

    @Test("The badge detail looks like its golden", arguments: variants)
    func golden(_ variant: Variant) throws {
        let renderer = try Renderer()
        let request = try ScreenVariant.matrix(of: .badgeDetail, devices: .embedded)[variant.row][variant.column]
            .request
        let screen = request.screen(badges: try .embedded, measure: renderer.extent).screen
        let run = try SnapshotRun(project: .ofThisPackage)
        let report = try run.report(on: SnapshotSubject(key: variant.key, screen: screen), renderer: renderer)
        guard !report.outcome.isSame else { return }
        Issue.record("\(report)")
        for picture in report.evidence?.pictures ?? [] {
            guard let bytes = try report.evidence?.file(picture).contents() else { continue }
            Attachment.record(bytes, named: "\(variant.key.variant)-\(picture.rawValue).png")
        }
    }

    @Test func `every golden belongs to a variant`() throws {
        let declaration = Declaration(
            screen: BuiltInScreen.badgeDetail.rawValue, variants: BadgeDetailSnapshots.variants.map(\.key.variant),
            place: #fileID)
        #expect(try OrphanSearch(in: .ofThisPackage, declarations: [declaration]).orphans == [])
    }
}

extension BadgeDetailSnapshots.Variant {
    fileprivate init(row: Int, column: Int) {
        let matrix = try? ScreenVariant.matrix(of: .badgeDetail, devices: .embedded)
        let name = matrix?[row][column].name ?? "row \(row), column \(column)"
        self.init(key: SnapshotKey(screen: BuiltInScreen.badgeDetail.rawValue, variant: name), row: row, column: column)
    }
}

extension SnapshotProject {
    /// The project that this file is part of; nothing but evidence is written where `CI` is set.
    static var ofThisPackage: SnapshotProject {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return SnapshotProject(
            root: parts.dropLast(3).joined(separator: "/"), isReadOnly: Environment["CI"] != nil)
    }
}
