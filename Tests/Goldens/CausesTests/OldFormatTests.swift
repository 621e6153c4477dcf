import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree
import Testing

/// Goldens of format 1, whose numbers have three decimals.
@Suite struct OldFormatTests {
    private let goldens: Goldens
    private let screen: Screen

    init() throws {
        goldens = try Goldens()
        var screen = try goldens.screen(on: "iphone-6-plus")
        screen.constraints[1].constant = 26 + 1.0 / 3
        screen.constraints[4].multiplier = 2.0 / 3
        self.screen = screen.changing("title") { $0.hugging.horizontal = 300 }
    }

    /// Returns the document of a screen in format 1.
    private func oldGolden(_ screen: Screen) throws -> LayoutDocument {
        let lines = try goldens.golden(screen).description.split(separator: "\n")
            .filter { !$0.contains(" hugging 2") && !$0.contains(" hugging 3") && !$0.contains(" compression 7") }
            .map {
                $0.replacing("layoutsim-layout 2", with: "layoutsim-layout 1")
                    .replacing("0.6666666666666666", with: "0.667").replacing("26.333333333333332", with: "26.333")
            }
        return try LayoutDocument(parsing: lines.map { $0 + "\n" }.joined())
    }

    private func report(_ golden: LayoutDocument, _ screen: Screen) throws -> CauseReport {
        try CauseSearch(renderer: goldens.renderer)
            .report(on: ChangedVariant(name: "a/b", golden: golden, screen: screen))
    }

    @Test func `a screen that did not change differs only in its format`() throws {
        let golden = try oldGolden(screen)
        #expect(golden.format == 1)
        let recorded = try #require(golden.recordedScreen)
        #expect(recorded.unread == [])
        #expect(recorded.screen.root.subviews.first { $0.id == "title" }?.hugging.horizontal == 300)
        let report = try report(golden, screen)
        #expect("\(report.headline)" == "format 1 → 2: no visible change")
        #expect(report.outputs == [])
    }

    @Test func `what changed beside the format is the cause`() throws {
        var new = screen
        new.constraints[1].constant = 40
        let report = try report(try oldGolden(screen), new)
        #expect(
            report.causes.map { $0.inputs.map(\.description) } == [
                ["patch.top == title.bottom: constant 26.333 → 40"]
            ])
    }

    @Test func `content that is scrolled needs a newer format, which is not told beside it`() throws {
        let page = View("page")
        let scroll = View("scroll", content: .scroll, subviews: [page])
        var old = screen
        old.root = View("view", subviews: [scroll])
        old.constraints =
            [scroll.topAnchor, page.topAnchor].map { $0.constraint(equalTo: old.root.topAnchor) }
            + [
                scroll.leftAnchor.constraint(equalTo: old.root.leftAnchor),
                page.leftAnchor.constraint(equalTo: scroll.leftAnchor),
            ]
            + [scroll, page].flatMap {
                [$0.widthAnchor.constraint(equalToConstant: 100), $0.heightAnchor.constraint(equalToConstant: 200)]
            }
        old.constraints[1] = page.topAnchor.constraint(equalTo: scroll.topAnchor)
        let new = old.changing("scroll") { $0.classRules.contentOffset.y = 40 }
        let golden = try goldens.golden(old)
        #expect(golden.format == 2)
        let report = try report(golden, new)
        #expect(report.inputs.map(\.description) == ["scroll content offset 0 0 → 0 40"])
        #expect("\(report.headline)" == "page.y 0 → -40 because scroll content offset 0 0 → 0 40")
    }
}
