import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import Testing

/// Line breaks on real phones of 2015.
struct KnownLineBreakTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let screen: Double
        let text: String
        let size: Double
        let lines: [String]

        var testDescription: String { "\(screen) wide, \(size) pt" }
    }

    static let title = "Probability and statistics: Random variables and probability distributions"
    static let description = "Achieve mastery in all skills in " + title
    static let titleLines = ["Probability and statistics: Random", "variables and probability", "distributions"]
    static let descriptionLines = [
        "Achieve mastery in all skills in Probability", "and statistics: Random variables and",
        "probability distributions",
    ]

    static let cases: [Case] = [
        Case(screen: 375, text: title, size: 22, lines: titleLines),
        Case(screen: 375, text: description, size: 17, lines: descriptionLines),
        Case(screen: 320, text: title, size: 22, lines: titleLines),
        Case(screen: 320, text: description, size: 17, lines: descriptionLines),
        Case(screen: 414, text: title, size: 22, lines: titleLines),
        Case(
            screen: 414, text: description, size: 17,
            lines: [
                "Achieve mastery in all skills in Probability and", "statistics: Random variables and probability",
                "distributions",
            ]),
    ]

    @Test(arguments: cases)
    func `real phones break a text at the same words`(_ known: Case) throws {
        let typesetter = try Typesetter(era: .y2015)
        let width = known.screen - 2 * (16 * known.screen / 375).rounded()
        let text = TextContent(
            known.text, font: .system(size: known.size * known.screen / 375), numberOfLines: 0)
        let layout = typesetter.layout(text, width: width, grid: PixelGrid(scale: 2))
        #expect(layout.lines.map(\.text) == known.lines)
    }
}
