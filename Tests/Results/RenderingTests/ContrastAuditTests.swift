import LayoutSimAudits
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimRendering

/// The findings of the contrast rule for texts on different backgrounds.
@Suite struct ContrastAuditTests {
    /// A text over a panel, on a white screen of 100 by 80 points.
    struct Case: CustomTestStringConvertible {
        var name: String
        var text: TextContent
        var color = Color.black
        var alpha = 1.0
        var panel: Color?
        /// The fraction of the text's width that is on the panel.
        var covered = 1.0
        var found: String?
        var testDescription: String { name }
    }

    private static func text(_ size: Double, _ weight: FontWeight = .regular) -> TextContent {
        TextContent("HHHHHH", font: .system(size: size, weight: weight))
    }

    static let cases: [Case] = [
        Case(name: "black on white", text: text(12)),
        Case(
            name: "gray just too light", text: text(17), color: Color(hex: 0x777777),
            found: "#777777 on #FFFFFF is 4.4:1, not 4.5:1"),
        Case(name: "gray just dark enough", text: text(17), color: Color(hex: 0x767676)),
        Case(
            name: "large letters just too light", text: text(18), color: Color(hex: 0x959595),
            found: "#959595 on #FFFFFF is 2.9:1, not 3:1"),
        Case(name: "large letters just dark enough", text: text(18), color: Color(hex: 0x949494)),
        Case(name: "bold letters", text: text(12, .bold), color: Color(hex: 0x949494)),
        Case(
            name: "semibold letters", text: text(12, .semibold), color: Color(hex: 0x949494),
            found: "#949494 on #FFFFFF is 3:1, not 4.5:1"),
        Case(name: "white on a dark panel", text: text(12), color: .white, panel: Color(hex: 0x333333)),
        Case(
            name: "white on the screen", text: text(12), color: .white, found: "#FFFFFF on #FFFFFF is 1:1, not 4.5:1"),
        Case(
            name: "a color with opacity", text: text(12), color: Color.black.withAlpha(128),
            found: "#7F7F7F on #FFFFFF is 4:1, not 4.5:1"),
        Case(
            name: "a faint view", text: text(12), alpha: 0.5, found: "#7F7F7F on #FFFFFF is 4:1, not 4.5:1"),
        Case(
            name: "a third of the letters on their own color", text: text(12), panel: .black, covered: 1 / 3,
            found: "#000000 on #000000 is 1:1, not 4.5:1"),
        Case(name: "the edge of a panel in the letters' color", text: text(12), panel: .black, covered: 0.05),
        Case(name: "a panel beside the letters", text: text(12), panel: .black, covered: 0),
    ]

    private static let frame = Rect(x: 0, y: 20, width: 100, height: 30)

    private func screen(_ label: View, _ panel: View, width: Double) -> Screen {
        let root = View("root", backgroundColor: .white, subviews: [panel, label])
        let place = Rect(x: 0, y: 0, width: width, height: 80)
        return RenderingTests.screen(
            root, panel.constraints(frame: place, in: root) + label.constraints(frame: Self.frame, in: root))
    }

    /// Returns the distance from the first letter to the end of the examined area, in points.
    private func width(_ label: View, _ renderer: Renderer) throws -> Double {
        let list = renderer.displayList(renderer.layout(screen(label, View("panel"), width: 0)))
        let runs = list.items.flatMap { $0.operation.glyphRuns(alpha: 1) }.map(\.run)
        let run = try #require(runs.first)
        return try #require(run.glyphs.map(\.origin.x).max()) + run.size * 0.6
    }

    @Test(arguments: cases) func `a text is compared with what is behind it`(_ sample: Case) throws {
        let renderer = try Renderer(era: .y2020)
        var label = View("text", content: .label(sample.text, color: sample.color))
        label.alpha = sample.alpha
        let width = sample.covered < 1 ? try width(label, renderer) * sample.covered : 100
        let panel = View("panel", backgroundColor: sample.panel)
        let found = try renderer.contrastFindings(renderer.layout(screen(label, panel, width: width)))
        #expect(found.map(\.detail) == [sample.found].compactMap(\.self))
    }

    @Test(arguments: [("Name", true), ("", false)]) func `a placeholder is left out`(_ text: String, _ isFound: Bool)
        throws
    {
        let renderer = try Renderer(era: .y2020)
        let content = TextContent(text, font: .system(size: 12))
        let field = TextField(border: .none, text: content, placeholder: "Name", color: Color(hex: 0xAAAAAA))
        let layout = renderer.layout(screen(View("field", content: .textField(field)), View("panel"), width: 0))
        #expect(try renderer.contrastFindings(layout).isEmpty != isFound)
    }

    @Test func `the worst of a text's colors is told, and each view once`() throws {
        let renderer = try Renderer(era: .y2020)
        var text = Self.text(12)
        func run(_ color: UInt32) -> StyledRun {
            var style = RunStyle(font: text.font)
            style.color = Color(hex: color)
            return StyledRun(length: 2, style: style)
        }
        text.runs = [
            run(0x999999), run(0xCCCCCC), run(0xAAAAAA),
        ]
        let label = View("text", content: .label(text, color: .black))
        let found = try renderer.contrastFindings(renderer.layout(screen(label, View("panel"), width: 0)))
        #expect(found.map(\.detail) == ["#CCCCCC on #FFFFFF is 1.6:1, not 4.5:1"])
    }

    @Test func `a text outside of the screen has nothing behind it`() throws {
        let renderer = try Renderer(era: .y2020)
        let label = View("text", content: .label(Self.text(12), color: .white))
        let root = View("root", backgroundColor: .white, subviews: [label])
        let place = Rect(x: 0, y: 100, width: 100, height: 20)
        let layout = renderer.layout(
            RenderingTests.screen(root, label.constraints(frame: place, in: root)))
        #expect(try renderer.contrastFindings(layout) == [])
    }
}
