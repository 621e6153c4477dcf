import LayoutSimReports
import Testing

@testable import LayoutSimReview

/// The terminal's contents after keys.
struct ReviewScreenTests {
    private func screen(_ keys: String, columns: Int = 60, rows: Int = 16) -> ReviewScreen {
        session(after: keys).session.screen(columns: columns, rows: rows)
    }

    @Test func causeAbovePicture() {
        #expect(
            screen("").text == """
                1/3  7c1f  3 variants of card                         layout
                box.y 40 → 58 because gap 8 → 26
                small  medium  large

                cause     gap 8 → 26
                effect    box.y 40 → 58
                          box.top at its limit, which is said in quite
                          many words






                new
                a accept  r reject  s skip  ← → variant  1 2 3 old new diff…

                """)
        #expect(screen("").picture == ReviewScreen.Area(row: 9, column: 0, rows: 5, columns: 60))
    }

    @Test func pictureBesideTheCauseWhereThereIsRoom() {
        #expect(screen("", columns: 120).picture == ReviewScreen.Area(row: 4, column: 66, rows: 10, columns: 54))
        #expect(screen("", columns: 120).text.contains("which is said in quite many\n"))
    }

    @Test func treeWithItsDifferenceFirst() {
        #expect(
            screen("t", rows: 30).text.split(separator: "\n").dropFirst(3).prefix(4) == [
                "-   box  10 40 100 40", "+   box  10 58 100 40", "  view  0 0 160 120", "    box  10 58 100 40",
            ])
        #expect(screen("tt").text == screen("").text)
    }

    @Test func constraints() {
        let lines = screen("c", rows: 30).text.split(separator: "\n").dropFirst(3).prefix(3)
        #expect(lines == ["constraints", "  box.top == 58  off by 2", "audits"])
    }

    @Test func newVariantAndGoldenWithoutOne() {
        #expect(screen("s").text.hasPrefix("2/3  1 variant of card                                   new\n"))
        #expect(screen("s").text.contains("there is no golden yet"))
        #expect(screen("ss").picture == nil)
        #expect(screen("ss").text.contains("\nno picture  skipped there is no golden yet\n"))
        #expect(screen("jk").text.hasPrefix("1/3"))
        #expect(screen("sk").text.contains("layout, skipped\n"))
    }

    @Test func moreLinesThanRoom() {
        var session = session(after: "t").session
        let first = session.screen(columns: 60, rows: 12).text
        #expect(first.contains("… "))
        for _ in 0..<50 { _ = session.press(.down) }
        let last = session.screen(columns: 60, rows: 12)
        #expect(last.text.contains("    box  10 58 100 40\n"))
        #expect(last.scroll == 2)
    }

    @Test func helpGoesWithAnyKey() {
        #expect(screen("?", rows: 24).text.contains("accept it in this variant only"))
        #expect(screen("?", rows: 24).picture == nil)
        #expect(screen("?x").text == screen("").text)
    }

    @Test(arguments: [(20, 6), (1, 1), (33, 9), (80, 24), (96, 10), (250, 80)])
    func noLineIsWiderThanTheTerminal(columns: Int, rows: Int) {
        for keys in ["", "t", "c", "?", ">>", "s", "ss"] {
            let screen = screen(keys, columns: columns, rows: rows)
            #expect(screen.lines.count == max(rows, 6))
            #expect(screen.lines.allSatisfy { $0.width <= max(columns, 20) })
            if let area = screen.picture { #expect(area.row + area.rows <= max(rows, 6) - 2) }
        }
    }
}
