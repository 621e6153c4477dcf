import Foundation
import Testing

/// `layoutsim report`, `summary` and `show` on files, as a user sees them.
@Suite struct ReportCommandTests {
    /// Returns a project whose goldens have a smaller title on one phone.
    private func changedProject() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        #expect(try run("test", in: folder).status == 1)
        #expect(try run("accept", "--all", in: folder).status == 0)
        try folder.changeGoldens(of: "w375") { $0.replacing("system 22 regular", with: "system 21 regular") }
        #expect(try run("test", in: folder).status == 1)
        return folder
    }

    private func run(_ words: String..., in folder: TemporaryFolder) throws -> ProgramRun {
        try ProgramRun(words + ["--project", "."], in: folder.url, environment: ["CI": ""])
    }

    @Test func `a run becomes a page, a test report, a sheet of each cause and a summary`() throws {
        let folder = try changedProject()
        let report = try run("report", "-o", "r.html", "--junit", "j.xml", in: folder)
        #expect(report.status == 0)
        #expect(report.output.hasSuffix("\nwrote r.html\n"))
        #expect(report.output.contains("4 of 16 variants changed: "))
        let page = try String(contentsOf: folder.url.appendingPathComponent("r.html"), encoding: .utf8)
        #expect(page.contains("font system 21 regular → system 22 regular"))
        let junit = try String(contentsOf: folder.url.appendingPathComponent("j.xml"), encoding: .utf8)
        #expect(junit.contains("tests=\"16\" failures=\"4\""))
        let sheets = folder.names.filter { $0.contains("/sheets/") && $0.hasSuffix(".png") }
        let id = try #require(sheets.first).split(separator: "/").last?.dropLast(4) ?? ""

        let markdown = try run("summary", "--markdown", "--pictures-url", "https://example.org/run", in: folder)
        #expect(markdown.status == 0)
        #expect(markdown.output.hasPrefix("<!-- layoutsim -->\n### layoutsim: "))
        #expect(markdown.output.contains("](<https://example.org/run/sheets/\(id).png>)"))
        #expect(try run("summary", in: folder).output.contains("layoutsim accept --group \(id)"))
        #expect(try run("summary", "--markdown", "--max", "1000", in: folder).output.utf8.count <= 1_000)
        #expect(try run("report", "nonsense", in: folder).status == 66)
        #expect(try run("report", "--base", "HEAD", in: folder).status == 66)
    }

    @Test func `files of goldens are described and compared`() throws {
        let folder = try changedProject()
        let goldens = "Snapshots/badge-detail/"
        let (small, large) = ("w320-portrait@2x-typical", "w375-portrait@2x-typical")
        let told = try run("show", "\(goldens)\(small).png", in: folder)
        #expect(told.output.hasPrefix("640x1136 pixels\npixel hash "))
        #expect(told.output.contains("\n#FFFFFF "))
        let pictures = try run("show", "\(goldens)\(small).png", "\(goldens)\(large).png", in: folder)
        #expect(pictures.status == 1)
        #expect(pictures.output.hasPrefix("the image was 640x1136 px and is now 750x1334"))
        let trees = try run("show", "\(goldens)\(small).layout", "\(goldens)\(large).layout", in: folder)
        #expect(trees.status == 1)
        #expect(trees.output.contains("patch.height 198 → 232"))
        let same = try run("show", "\(goldens)\(small).png", "\(goldens)\(small).png", in: folder)
        #expect(same.status == 0)
        #expect(same.output.isEmpty)
        #expect(try run("show", "\(goldens)\(small).png", "\(goldens)\(small).layout", in: folder).status == 65)
    }
}
