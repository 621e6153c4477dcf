import Foundation
import Testing

/// Goldens as a user changes, views and accepts them.
@Suite struct SnapshotCommandTests {
    @Test func `a change is found, shown by its group, accepted with it, and orphans are pruned`() throws {
        let folder = try TemporaryFolder()
        func run(_ words: String..., isReadOnly: Bool = false) throws -> ProgramRun {
            let project = ["--project", "."]
            return try ProgramRun(words + project, in: folder.url, environment: ["CI": isReadOnly ? "1" : ""])
        }
        #expect(try run("show", "abcd").status == 66)
        let first = try run("test")
        #expect(first.status == 1)
        #expect(first.output.hasSuffix("0 of 16 variants match their goldens\n"))
        #expect(try run("accept", "--new").status == 0)
        #expect(try run("accept", "--new").output == "")
        #expect(try run("prune", "--check").status == 0)

        let lock = try String(contentsOf: folder.url.appending(path: "Snapshots/snapshots.lock"), encoding: .utf8)
        try folder.write(
            Array(lock.split(separator: "\n").dropLast().joined(separator: "\n").utf8), to: "Snapshots/snapshots.lock")
        #expect(try run("test").output.contains("no golden yet for 1 variant\n"))
        #expect(try run("accept", "--new").output.hasPrefix("accepted badge-detail/"))
        #expect(
            try String(contentsOf: folder.url.appending(path: "Snapshots/snapshots.lock"), encoding: .utf8) == lock)

        try folder.changeGoldens(of: "w320") { $0.replacing("background #FFFFFF", with: "background #FFFFFE") }
        let changed = try run("test", isReadOnly: true)
        #expect(changed.status == 1)
        let id = String(changed.output.prefix { $0 != " " })
        #expect(changed.output.hasPrefix("\(id)  4 variants  "))
        #expect(changed.output.contains("layoutsim accept --group \(id)\n"))
        let shown = try run("show", id)
        #expect(shown.status == 0)
        #expect(shown.output.hasPrefix("\(id)  "))
        for text in ["- ", "+ ", "actual: ./.layoutsim/runs/"] { #expect(shown.output.contains("\n\(text)")) }
        #expect(try run("show", "badge-detail/nonsense").status == 64)
        #expect(try run("accept", "--group", id, isReadOnly: true).status == 64)
        #expect(try run("accept", "--group", id).status == 64, "nothing is pending of a run that only checked")
        _ = try run("test")
        #expect(try run("accept", "--group", id).status == 0)
        #expect(try run("test").output == "16 of 16 variants match their goldens\n")

        let longest = try run("test", "--filter", "longest")
        #expect(longest.output == "8 of 8 variants match their goldens\n8 variants were left out\n")
        #expect(try run("test", "--filter", "nonsense").status == 64)
        #expect(try run("test", "--shard", "9/8").status == 64)
        #expect(try run("test", "--shard", "3/8").output.hasPrefix("2 of 2 variants"))

        try folder.write([], to: "Snapshots/badge-detail/w999.layout")
        try folder.write([], to: "Snapshots/profile/w1.layout")
        let check = try run("prune", "--check")
        #expect(check.output == "badge-detail/w999: no variant uses this golden\n")
        #expect(
            check.error
                == "profile/w1: not declared by any test that ran here; run 'swift test' first, or: layoutsim prune --screen "
                + "profile\n")
        #expect(check.status == 1)
        #expect(try run("prune").output == "removed badge-detail/w999\n")
        #expect(try run("prune", "--check").status == 0)
        #expect(try run("prune", "--screen", "profil").status == 64)
        #expect(try run("prune", "--screen", "profile").output == "removed profile/w1\n")
        #expect(try run("prune", "--check").error == "")
    }

    @Test func `in another package, nothing of the badge detail is written`() throws {
        let folder = try TemporaryFolder()
        try folder.write([], to: "Package.swift")
        let run = try ProgramRun(["test"], in: folder.url)
        #expect(run.status == 64)
        #expect(run.error.hasPrefix("Package.swift: error: this package has no goldens of the badge detail, "))
        #expect(run.error.hasSuffix("; run 'swift test', then 'layoutsim review'\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/.layoutsim"))
    }

    @Test func `a damaged golden is reported at the end, after all others were compared`() throws {
        let folder = try TemporaryFolder()
        func run(_ words: String...) throws -> ProgramRun {
            try ProgramRun(words + ["--project", "."], in: folder.url, environment: ["CI": ""])
        }
        _ = try run("test")
        #expect(try run("accept", "--all").status == 0)
        try folder.write(Array("<<<<<<< ours\n".utf8), to: "Snapshots/badge-detail/w320-portrait@2x-typical.layout")
        let broken = try run("test")
        #expect(broken.status == 65)
        #expect(broken.output.contains("w320-portrait@2x-typical: the golden cannot be read: "))
        #expect(broken.output.contains("a merge left its conflict markers here"))
        #expect(broken.output.hasSuffix("15 of 16 variants match their goldens\n"))
    }

    @Test func `shards as Bazel asks for them are one report`() throws {
        let folder = try TemporaryFolder()
        let runs = try (0..<3).map { index in
            let environment = [
                "CI": "1", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
                "TEST_SHARD_STATUS_FILE": "status-\(index)",
            ]
            return try ProgramRun(["test", "--project", "."], in: folder.url, environment: environment)
        }
        #expect(
            runs.map { $0.output.split(separator: "\n").suffix(2) } == [
                ["0 of 6 variants match their goldens", "10 variants were left out"],
                ["0 of 5 variants match their goldens", "11 variants were left out"],
                ["0 of 5 variants match their goldens", "11 variants were left out"],
            ])
        for index in 0..<3 { #expect(folder.names.contains("status-\(index)")) }
        let report = try ProgramRun(
            ["report", "1", "2", "3", "--junit", "junit.xml", "--project", "."], in: folder.url)
        #expect(report.status == 0)
        let cases = try String(contentsOf: folder.url.appendingPathComponent("junit.xml"), encoding: .utf8)
        #expect(cases.contains("tests=\"16\""))
    }
}
