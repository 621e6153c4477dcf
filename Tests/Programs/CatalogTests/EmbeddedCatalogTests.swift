import LayoutSimText
import LayoutSimCatalog
import Testing

@Suite struct EmbeddedCatalogTests {
    @Test func `it has every category`() throws {
        let records = try BadgeCatalog.embedded.records
        #expect(Set(records.map(\.category)) == Set(BadgeCategory.allCases))
    }

    @Test func `its check has no findings`() throws {
        #expect(try BadgeCatalog.embedded.findings == [])
    }

    @Test func `its longest texts are those of the real catalog`() throws {
        let catalog = try BadgeCatalog.embedded
        let check = CatalogCheck(of: catalog) { _, text, _ in
            TextExtent(lines: 1, lastLineWidth: Double(text.count))
        }
        #expect(
            check.rankings[0].entries.map(\.length) == ["74", "69", "64", "63", "60", "60", "60", "59", "58", "58"])
        #expect(check.rankings[1].entries.first?.length == "107")
        #expect(catalog.typical.title.count < 40)
    }
}
