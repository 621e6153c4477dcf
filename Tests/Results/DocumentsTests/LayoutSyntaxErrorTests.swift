import LayoutSimDocuments
import LayoutSimRendering
import Testing

@Suite struct LayoutSyntaxErrorTests {
    private static let lines = [
        "layoutsim-layout 2",
        "screen test",
        "view  0 0 100 80",
        "    background #FFFFFF",
        "  title  1 2 3 4",
        "      text \"x\"",
        "constraints",
        "  title.top == view.top  tight",
        "audits",
        "  none",
    ]

    @Test func `the right document is understood`() throws {
        let text = LayoutSyntaxErrorTests.lines.map { $0 + "\n" }.joined()
        let document = try LayoutDocument(parsing: text)
        #expect(document.description == text)
        #expect(document.header == [LayoutDocument.Property("screen", "test")])
        #expect(document.nodes.map(\.depth) == [0, 1])
        #expect(document.constraints.map(\.result) == ["tight"])
        #expect(document.audits == [])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        /// The number of the replaced line, counted from 1.
        var line: Int
        /// The replacement of the line.
        var text: String
        /// The number of the line that the error names, if it is another one.
        var reported: Int?
        var testDescription: String { name }

        init(_ name: String, line: Int, _ text: String, reported: Int? = nil) {
            self.name = name
            self.line = line
            self.text = text
            self.reported = reported
        }
    }

    static let cases = [
        Case("a newer format", line: 1, "layoutsim-layout 8"),
        Case("a byte order mark", line: 1, "\u{FEFF}layoutsim-layout 2"),
        Case("the line ends of Windows", line: 1, "layoutsim-layout 2\r"),
        Case("an empty line", line: 2, ""),
        Case("a word alone", line: 2, "screen"),
        Case("a header that is indented", line: 2, "  screen test"),
        Case("three numbers", line: 3, "view  0 0 100"),
        Case("five numbers", line: 5, "  title  1 2 3 4 5"),
        Case("a number that is none", line: 5, "  title  1 2 nan 4"),
        Case("an infinite number", line: 5, "  title  1 2 inf 4"),
        Case("two spaces between numbers", line: 5, "  title  1 2  3 4"),
        Case("one space before the numbers", line: 5, "  title 1 2 3 4"),
        Case("a root that is indented", line: 3, "  view  0 0 100 80"),
        Case("a second root", line: 5, "title  1 2 3 4"),
        Case("a level too deep", line: 5, "    title  1 2 3 4"),
        Case("half a level", line: 5, "   title  1 2 3 4"),
        Case("a tab", line: 5, "\ttitle  1 2 3 4"),
        Case("a name without its end", line: 5, "  \"title  1 2 3 4"),
        Case("a name with an unknown escape", line: 5, "  \"ti\\qtle\"  1 2 3 4"),
        Case("a property at the wrong place", line: 6, "    text \"x\""),
        Case("a property without a value", line: 6, "      text"),
        Case("no constraints", line: 7, "  none", reported: 7),
        Case("a constraint without a result", line: 8, "  title.top == view.top"),
        Case("a constraint that is not indented", line: 8, "title.top == view.top  tight"),
        Case("a result alone", line: 8, "    tight"),
        Case("a conflict", line: 8, "<<<<<<< HEAD"),
        Case("an audit that is not indented", line: 10, "none"),
        Case("an empty audit", line: 10, "  "),
        Case("something after none", line: 10, "  none\n  clipped title: x", reported: 11),
        Case("none after something", line: 10, "  clipped title: x\n\n", reported: 11),
    ]

    @Test(arguments: cases) func `a wrong line is named`(_ wrong: Case) {
        var lines = LayoutSyntaxErrorTests.lines
        lines[wrong.line - 1] = wrong.text
        let text = lines.map { $0 + "\n" }.joined()
        let error = #expect(throws: LayoutDocument.SyntaxError.self) { try LayoutDocument(parsing: text) }
        #expect(error?.line == wrong.reported ?? wrong.line)
        if wrong.line == 1 {
            #expect(error == .unknownFormat)
        } else {
            let reported = text.utf8.split(separator: 10, omittingEmptySubsequences: false)[
                (wrong.reported ?? wrong.line) - 1]
            #expect(error == .unexpected(line: wrong.reported ?? wrong.line, text: String(Substring(reported))))
        }
    }

    @Test(
        "A document that ends early says what is missing",
        arguments: [
            (0, .unknownFormat), (1, .incomplete(line: 1, missing: "constraints")),
            (6, .incomplete(line: 6, missing: "constraints")), (7, .incomplete(line: 7, missing: "audits")),
            (8, .incomplete(line: 8, missing: "audits")), (9, .incomplete(line: 9, missing: "none")),
        ] as [(Int, LayoutDocument.SyntaxError)])
    func truncated(count: Int, expected: LayoutDocument.SyntaxError) {
        let text = LayoutSyntaxErrorTests.lines.prefix(count).map { $0 + "\n" }.joined()
        #expect(throws: expected) { try LayoutDocument(parsing: text) }
    }
}
