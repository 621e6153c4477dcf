import Foundation
import Testing

/// Failures end with one clear line and the right status, and leave nothing behind.
@Suite struct BadInputTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var words: [String]
        /// Files written to the working folder first.
        var files: [String: [UInt8]] = [:]
        var status: Int32
        /// The beginning of the only line on standard error, followed by its expected contents.
        var begins: String
        var holds: [String] = []

        var testDescription: String { name }
    }

    @Test("Bad input", arguments: BadInputCases.all)
    func badInput(_ bad: Case) throws {
        let folder = try TemporaryFolder()
        for (name, bytes) in bad.files { try folder.write(bytes, to: name) }
        let before = folder.names
        let run = try ProgramRun(bad.words, in: folder.url)
        #expect(run.status == bad.status, "\(run.error)")
        #expect(run.error.hasPrefix(bad.begins), "\(run.error)")
        for part in bad.holds { #expect(run.error.contains(part), "\(run.error)") }
        #expect(run.error.split(separator: "\n").count == 1, "one line: \(run.error)")
        #expect(run.output == "")
        #expect(folder.names == before)
    }

    @Test func `a full disk leaves the old picture whole`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("old".utf8), to: "x.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("full.png").path, withDestinationPath: "/dev/full")
        let run = try ProgramRun(["render", "-o", "full.png"], in: folder.url)
        #expect(run.status == 70)
        #expect(run.error == "full.png: error: cannot write: no space left on the device\n")
        #expect(folder.names == ["full.png", "x.png"])
    }

    @Test(
        "Standard output that cannot be written",
        arguments: [["frames"], ["devices"], ["render", "-o", "-"], ["--help"]])
    func fullStandardOutput(words: [String]) throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(words, in: folder.url, outputPath: "/dev/full")
        #expect(run.status == 70)
        #expect(run.error == "standard output: error: cannot write: no space left on the device\n")
    }

    @Test func `a missing glyph is a box and a warning`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["render", "--title", "a 🦄 b", "-o", "x.png"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.error.hasPrefix("warning: no font has '🦄'"), "\(run.error)")
        #expect(folder.names == ["x.png"])
    }
}
