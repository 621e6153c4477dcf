import Foundation
import Testing

@testable import LayoutSimReports

/// The page's scripts and style, as a browser would read them.
struct PageSyntaxTests {
    @Test(arguments: ReviewPage.scripts) func scriptsAreBalanced(name: String) {
        #expect(SourceBalance(ReviewPage.part(name), .script).problem == nil)
    }

    @Test func styleIsBalanced() {
        let style = ReviewPage.part("page.css")
        #expect(SourceBalance(style, .style).problem == nil)
        #expect(style.contains("prefers-color-scheme: dark"))
    }

    /// Within the elements of the page, where these must not end or open an element.
    @Test(arguments: ReviewPage.scripts + ["page.css"]) func partsStayInTheirElement(name: String) {
        let part = ReviewPage.part(name)
        #expect(!part.isEmpty && part.hasSuffix("\n"))
        for text in ["</", "<!--", "]]>"] { #expect(!part.contains(text)) }
    }

    @Test(arguments: [
        ("const a = [1, (2)];", nil), ("f(`a ${b ? `${c}` : \"}\"} d`)", nil), ("x = '(' + \"\\\")\" // (", nil),
        ("/* ( */ a = b / c / (d)", nil), ("a.match(/[/(]\\/(x)/s)", nil), ("return /\\)/.test(a)", nil),
        ("f(", "line 1: '(' is not closed"), ("f(]", "line 1: ']' closes '('"), ("\n}", "line 2: '}' closes nothing"),
        ("a = 'b\n'", "line 1: the string does not end"), ("`a ${b`", "line 1: the template does not end"),
        ("/* a", "line 1: the comment does not end"), ("x = /(/", nil),
        ("x = /a\n", "line 1: the regular expression does not end"),
    ])
    func faultsOfScriptsAreFound(text: String, problem: String?) {
        #expect(SourceBalance(text, .script).problem == problem)
    }

    @Test(arguments: [
        ("a { b: c; } /* } */", nil), ("a::after { content: \"}\"; }", nil), ("a { b: url(x) }", nil),
        ("a { b: c;", "line 1: '{' is not closed"), ("a { b: \"c\n\" }", "line 1: the string does not end"),
        ("a { } }", "line 1: '}' closes nothing"),
    ])
    func faultsOfStylesAreFound(text: String, problem: String?) {
        #expect(SourceBalance(text, .style).problem == problem)
    }

    private static let node = ["/usr/bin/node", "/usr/local/bin/node"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// All scripts as one, since they share their names.
    @Test(.enabled(if: node != nil, "Node.js is not installed")) func nodeReadsTheScripts() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layoutsim-script-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "page.js")
        try ("\"use strict\";\n" + ReviewPage.scripts.map(ReviewPage.part).joined())
            .write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: try #require(PageSyntaxTests.node))
        process.arguments = ["--check", file.path]
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
