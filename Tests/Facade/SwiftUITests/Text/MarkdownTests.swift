import Foundation
import Testing

@testable import SwiftUI

@Suite struct MarkdownTests {
    /// The runs as words with letters for what they are.
    private func read(_ text: String) -> String {
        Markdown(text).runs.map { run in
            var letters = ""
            if run.kind.isStrong { letters += "b" }
            if run.kind.isEmphasized { letters += "i" }
            if run.kind.isCode { letters += "c" }
            if run.kind.isCrossedOut { letters += "s" }
            if let link = run.kind.link { letters += "<\(link)>" }
            return letters.isEmpty ? run.text : "\(letters):\(run.text)"
        }.joined(separator: "|")
    }

    @Test(arguments: [
        ("plain", "plain"), ("a **b** c", "a |b:b| c"), ("*a*", "i:a"), ("_a_ b", "i:a| b"), ("***a***", "bi:a"),
        ("**a *b* c**", "b:a |bi:b|b: c"), ("`a*b*`", "c:a*b*"), ("~~a~~", "s:a"), ("~a~", "~a~"),
        ("[a](https://b.c)", "<https://b.c>:a"), ("[**a**](https://b.c)", "b<https://b.c>:a"),
        ("<https://b.c>", "<https://b.c>:https://b.c"), ("a_b_c", "a_b_c"), ("2 * 3 * 4", "2 * 3 * 4"),
        ("\\*a\\*", "*a*"), ("**a", "**a"), ("[a] b", "[a] b"), ("a < b", "a < b"), ("1 * 2", "1 * 2"),
        ("^[3 cars](inflect: true)", "3 cars"), ("^[1 car](inflect: true)", "1 car"),
        ("a ^[2 **red** berry](inflect: true)!", "a 2 |b:red| berries!"), ("^[0 person](inflect: true)", "0 people"),
        ("^[2 Box](inflect: true)", "2 Boxes"), ("^[2 car](other: 1)", "2 car"), ("``a`b``", "c:a`b"),
        ("**a** **b**", "b:a| |b:b"),
    ])
    func wordsAreRead(text: String, runs: String) { #expect(read(text) == runs) }

    @Test func escapedTextsReadAsThemselves() {
        let text = "*a* [b](c) \\ `d`"
        #expect(read(Markdown.escaped(text)) == text)
    }

    @Test func `a text of Markdown with attributes is shown as one without`() throws {
        let text = try AttributedString(markdown: "**strong** and [link](https://example.org)")
        #expect(String(text.characters) == "strong and link")
        #expect(text.runs.map { $0.inlinePresentationIntent } == [.stronglyEmphasized, nil, nil])
        #expect(text.runs.map { $0.link?.absoluteString } == [nil, nil, "https://example.org"])
        let looks = Text(text).pieces(in: EnvironmentValues()).map(\.look.setting)
        #expect(
            looks
                == Text("**strong** and [link](https://example.org)").pieces(in: EnvironmentValues()).map(
                    \.look.setting))
    }

    @Test func `a localized text with attributes agrees in number`() {
        let count = 2
        let text = AttributedString(localized: "**^[\(count) apple](inflect: true)**")
        #expect(String(text.characters) == "2 apples")
        #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func `words of other languages stay as they are`() {
        #expect(Markdown("^[2 Apfel](inflect: true)", isEnglish: false).runs.map(\.text) == ["2 Apfel"])
    }
}
