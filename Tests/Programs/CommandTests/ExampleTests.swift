import Foundation
import LayoutSimPixels
import Testing
import LayoutSimPackageFolder

/// The example of Docs/storyboards.md and Docs/testing-files.md works as described.
@Suite struct ExampleTests {
    private static let project = PackageFolder.url
    private static let storyboard = "Examples/Storyboards/Main.storyboard"

    private func run(_ words: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        let file = try Data(contentsOf: Self.project.appendingPathComponent(Self.storyboard))
        try folder.write([UInt8](file), to: Self.storyboard)
        return try ProgramRun(words, in: folder.url)
    }

    @Test func `its views lie where they are stored`() throws {
        let run = try run(["frames", "--check", Self.storyboard])
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
    }

    @Test func `its audit says what the walk through storyboards quotes`() throws {
        let run = try run(["audit", Self.storyboard, "--scene", "SignIn", "--device", "iphone-5", "--portrait"])
        #expect(run.status == 1)
        let guide = try String(contentsOf: Self.project.appendingPathComponent("Docs/storyboards.md"), encoding: .utf8)
        let quoted = guide.split(separator: "\n").filter { $0.hasPrefix("    \(Self.storyboard):") }
        #expect(!quoted.isEmpty)
        for line in quoted { #expect(run.output.contains(line.dropFirst(4) + "\n")) }
        #expect(guide.contains("    \(run.output.split(separator: "\n").last ?? "")\n"))
    }

    @Test func `its first test goes as the walk through tests of files says`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Self.project.appendingPathComponent("Examples/Storyboards"),
            to: folder.url.appendingPathComponent("app"))
        let guide = try String(
            contentsOf: Self.project.appendingPathComponent("Docs/testing-files.md"), encoding: .utf8)
        for words in [["init"], ["test"], ["accept", "--new", "--waive", "the texts are examples"], ["test"]] {
            let run = try ProgramRun(words, in: folder.url.appendingPathComponent("app"), environment: ["CI": ""])
            guard words[0] != "accept" else { continue }
            let shown = run.output.split(separator: "\n").map { "    \($0)\n" }.joined()
            #expect(guide.contains(shown), "\(run.output)\(run.error)")
        }
    }

    @Test func `the golden of its sign-in screen is what render draws, pixel by pixel`() throws {
        let folder = try TemporaryFolder()
        let file = try Data(contentsOf: Self.project.appendingPathComponent(Self.storyboard))
        try folder.write([UInt8](file), to: Self.storyboard)
        let run = try ProgramRun(
            ["render", Self.storyboard, "--scene", "SignIn", "--device", "iphone-xr", "-o", "drawn.png"], in: folder.url
        )
        #expect(run.status == 0, "\(run.error)")
        let drawn = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("drawn.png")))
        let path = "Examples/Snapshots/SignIn/iphone-xr-portrait@2x-typical.png"
        let golden = [UInt8](try Data(contentsOf: Self.project.appendingPathComponent(path)))
        #expect(try Bitmap(png: drawn, file: "drawn.png").pixels == Bitmap(png: golden, file: path).pixels)
    }
}
