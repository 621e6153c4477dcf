import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import UIKit

/// Styles of a file's text, converted to a label's attributes and back.
@MainActor struct FileTextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var change: @Sendable (inout RunStyle) -> Void

        init(_ name: String, _ change: @escaping @Sendable (inout RunStyle) -> Void) {
            testDescription = name
            self.change = change
        }
    }

    nonisolated static let cases = [
        Case("underline") { $0.underline = TextDecoration(.double, pattern: .dash, color: .black) },
        Case("strikethrough") { $0.strikethrough = TextDecoration(.thick, pattern: .dashDotDot) },
        Case("direction") { $0.paragraph.isRightToLeft = true },
        Case("spacing") { $0.paragraph.lineSpacing = 4 },
        Case("kerning") { $0.kern = 2 },
    ]

    @Test(arguments: cases) func stylesComeBack(_ example: Case) throws {
        var style = RunStyle(font: .system(size: 17))
        example.change(&style)
        var text = TextContent("Name", font: .system(size: 17))
        text.runs = [StyledRun(length: 4, style: style)]
        let label = UILabel()
        label.take(text, .black, View("label"))
        guard case .label(let content, _)? = label.contentValue() else { return #expect(Bool(false)) }
        #expect(content.runs.map(\.style.underline) == [style.underline])
        #expect(content.runs.map(\.style.strikethrough) == [style.strikethrough])
        #expect(content.runs.map(\.style.paragraph) == [style.paragraph])
        #expect(content.runs.map(\.style.kern) == [style.kern])
    }
}
