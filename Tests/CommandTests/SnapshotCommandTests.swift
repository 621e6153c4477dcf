import Foundation
import Testing

/// Goldens as a user changes, looks at and accepts them.
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
        #expect(first.output.hasSuffix("0 of 16 variants are as their goldens\n"))
        #expect(try run("accept", "--all").status == 0)
        #expect(try run("prune", "--check").status == 0)

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
        #expect(try run("test").output == "16 of 16 variants are as their goldens\n")

        try folder.write([], to: "Snapshots/badge-detail/w999.layout")
        let check = try run("prune", "--check")
        #expect(check.output == "badge-detail/w999: no variant has this golden\n")
        #expect(check.status == 1)
        #expect(try run("prune").output == "removed badge-detail/w999\n")
        #expect(try run("prune", "--check").status == 0)
    }
}

extension TemporaryFolder {
    fileprivate func changeGoldens(of device: String, _ change: (String) -> String) throws {
        for name in names where name.hasPrefix("Snapshots/badge-detail/\(device)-") && name.hasSuffix(".layout") {
            let text = try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
            let changed = change(text)
            try #require(changed != text)
            try write(Array(changed.utf8), to: name)
        }
    }
}
