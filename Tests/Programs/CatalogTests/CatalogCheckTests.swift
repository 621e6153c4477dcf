import LayoutSimText
import LayoutSimCatalog
import Testing

@Suite struct CatalogCheckTests {
    @Test func `titles that occur more than once are found with their records`() throws {
        let badges = try catalog(
            record("a", title: "X"), record("b", title: "Y"), record("c", title: "X"), record("d", title: "X"))
        #expect(badges.findings.map(\.problem) == [.repeatedTitle("X")])
        #expect(badges.findings[0].records.map(\.name) == ["a", "c", "d"])
        #expect(
            badges.findings[0].report(file: badges.file)
                == "the title 'X' occurs in 3 records:\n  badges.json:2  X (a)\n  badges.json:28  X (c)\n  badges.json:41  X (d)"
        )
    }

    @Test func `images whose names tell another size are found together`() throws {
        let badges = try catalog(
            record("a", title: "A", large: "image-250x250.png"), record("b", title: "B", large: "image.png"),
            record("c", title: "C", large: "image-250x250.png?10"), record("d", title: "D", email: "image-70x71.png"))
        #expect(
            badges.findings.map(\.problem) == [
                .wrongSize(.email, found: BadgeIcon.PixelSize(width: 70, height: 71)),
                .wrongSize(.large, found: BadgeIcon.PixelSize(width: 250, height: 250)),
            ])
        #expect(badges.findings.map { $0.records.map(\.name) } == [["d"], ["a", "c"]])
        #expect(
            badges.findings[0].report(file: "b.json")
                == "the 'email' image is 70x71 by its name, expected 70x70, in 1 record:\n  b.json:41  D (d)")
    }

    @Test func `an image with another stem than the others is another badge's`() throws {
        let badges = try catalog(
            record("a", title: "A", images: "addition", email: "master-challenge-blue-70x70.png"),
            record("b", title: "B", images: "other"),
            record("c", title: "C", email: "stray-70x70.png"))
        #expect(
            badges.findings.map(\.problem) == [
                .foreignImage(.email, fileName: "master-challenge-blue-70x70.png"),
                .foreignImage(.email, fileName: "stray-70x70.png"),
            ])
        #expect(badges.findings.map { $0.records.map(\.name) } == [["a"], ["c"]])
        #expect(
            badges.findings[1].report(file: "b.json")
                == "the 'email' image is another badge's file stray-70x70.png in 1 record:\n  b.json:28  C (c)")
    }

    @Test func `two images of one stem and two of another tell nothing`() throws {
        let badges = try catalog(record("a", large: "other-512x512.png", email: "other-70x70.png"))
        #expect(badges.findings == [])
    }

    @Test func `the report lists the ten longest texts by each measure`() throws {
        let records = (1...11).map { record("r\($0)", title: String(repeating: "x", count: $0), description: "same") }
        let badges = try BadgeCatalog(parsing: Array("[\(records.joined(separator: ","))]".utf8), file: "b.json")
        let check = CatalogCheck(of: badges) { text, string, width in
            TextExtent(
                lines: text == .title && width == 320 ? string.count : 1, lastLineWidth: Double(string.count) + 0.25)
        }
        #expect(
            check.rankings.map(\.heading) == [
                "titles by characters", "descriptions by characters", "titles by lines at 320 points",
                "descriptions by lines at 320 points", "titles by lines at 375 points",
                "descriptions by lines at 375 points", "titles by lines at 414 points",
                "descriptions by lines at 414 points",
            ])
        #expect(check.rankings[0].entries.map(\.name) == (2...11).reversed().map { "r\($0)" })
        #expect(check.rankings[1].entries.map(\.name) == (1...10).map { "r\($0)" })
        #expect(
            check.description.hasPrefix(
                "b.json: 11 records\n\nthe longest titles by characters\n  11  xxxxxxxxxxx\n  10  xxx"))
        #expect(check.description.contains("\n    2 lines, the last 2.3 wide  xx\n"))
        #expect(check.description.hasSuffix("\n\nno findings\n"))
    }
}
