import Foundation
import LayoutSimPackageFolder
import Testing

/// The README shows commands as they are.
@Suite struct ReadmeTests {
    /// The lines of code of the README that begin with a word, without comments.
    private static func lines(beginningWith program: String) throws -> [[String]] {
        let text = try String(contentsOf: PackageFolder.url("README.md"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("    \(program) ") }.map { line in
            line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
        }
    }

    @Test func `each command of the README, with its options, is in the help`() throws {
        let lines = try Self.lines(beginningWith: "layoutsim") + Self.lines(beginningWith: "bin/layoutsim")
        #expect(lines.count > 10)
        let folder = try TemporaryFolder()
        for words in lines where words != ["--version"] {
            let names = words.prefix(words.first == "swift" ? 2 : 1)
            let help = try ProgramRun(Array(names) + ["--help"], in: folder.url)
            #expect(help.status == 0, "\(words)")
            for option in words where option.hasPrefix("-") { #expect(help.output.contains(option), "\(words)") }
        }
    }

    @Test func `the two commands for a fresh machine are there, word for word`() throws {
        let text = try String(contentsOf: PackageFolder.url("README.md"), encoding: .utf8)
        #expect(text.contains("\n    bin/layoutsim render --width 414 --longest "))
        #expect(text.contains("\n    bin/test "))
    }
}
