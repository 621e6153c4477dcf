import LayoutSimText
import LayoutSimCatalog
import LayoutSimFiles
import Testing

@Suite struct BadgeCatalogTests {
    @Test func `a record keeps what is shown and what it was translated from`() throws {
        let badge = try catalog(record("a", title: "Größe", description: "D", category: 4)).records[0]
        #expect(badge.name == "a")
        #expect(badge.title == "Größe")
        #expect(badge[.description] == "D")
        #expect(badge.untranslatedTitle == "Original title")
        #expect(badge.untranslatedDescription == "Original description")
        #expect(badge.category.title == "Black Hole")
        #expect(badge.icons[.compact].address == "https://a.example/image-60x60.png?10")
        #expect(badge.line == 2)
    }

    struct ImageName: Sendable {
        var address: String
        var fileName: String
        var stem: String
        var size: String?
    }

    static let imageNames = [
        ImageName(
            address: "https://a.example/b/fact-checker-512x512.png", fileName: "fact-checker-512x512.png",
            stem: "fact-checker", size: "512x512"),
        ImageName(
            address: "https://a.example/5x10-40x40.png?10", fileName: "5x10-40x40.png", stem: "5x10", size: "40x40"),
        ImageName(address: "https://a.example/5x10.png", fileName: "5x10.png", stem: "5x10", size: nil),
        ImageName(address: "eclipse-small.png#x", fileName: "eclipse-small.png", stem: "eclipse", size: nil),
        ImageName(address: "https://a.example/eclipse", fileName: "eclipse", stem: "eclipse", size: nil),
        ImageName(address: "a-0x40.png", fileName: "a-0x40.png", stem: "a-0x40", size: nil),
        ImageName(address: "a-40x40x40.png", fileName: "a-40x40x40.png", stem: "a-40x40x40", size: nil),
        ImageName(
            address: "a-99999999999999999999x1.png", fileName: "a-99999999999999999999x1.png",
            stem: "a-99999999999999999999x1", size: nil),
        ImageName(address: "/", fileName: "", stem: "", size: nil),
        ImageName(address: "-1x2.", fileName: "-1x2.", stem: "", size: "1x2"),
    ]

    @Test(arguments: imageNames) func `the name of an image tells stem and size`(_ row: ImageName) {
        let icon = BadgeIcon(address: row.address)
        #expect(icon.fileName == row.fileName)
        #expect(icon.stem == row.stem)
        #expect(icon.pixelSize?.description == row.size)
    }

    @Test func `a file that cannot be read is an error of the file`() {
        #expect(throws: FileError(path: "/no/such.json", action: .read, reason: .missing)) {
            try BadgeCatalog(contentsOf: File("/no/such.json"))
        }
    }

    @Test func `the longest text has the most lines and then the longest last line, the first of several`() throws {
        let badges = try catalog(
            record("a", title: "12345"), record("b", title: "1234|1"), record("c", title: "1|12"),
            record("d", title: "12|34"), record("e", title: "1"))
        let longest = badges.longest(.title) { text in
            let lines = text.split(separator: "|")
            return TextExtent(lines: lines.count, lastLineWidth: Double(lines.last?.count ?? 0))
        }
        #expect(longest.name == "c")
    }

    @Test func `the typical badge has the middle title by length, of challenge patches if there are any`() throws {
        let moon = record("moon", title: "a moon's title is of no concern", category: 1)
        let patches = [record("short", title: "1"), record("long", title: "123"), record("middle", title: "12")]
        #expect(try catalog(moon, patches[0], patches[1], patches[2]).typical.name == "middle")
        #expect(try catalog(moon).typical.name == "moon")
    }
}
