import LayoutSimFiles
import LayoutSimSnapshots
import Testing

/// Accepting that was stopped, as a killed process leaves it.
@Suite struct AcceptanceJournalTests {
    private let keys = ["a", "b"].map { SnapshotKey(screen: "test", variant: $0) }

    private func changed(_ scratch: ScratchProject) throws {
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        _ = try scratch.run("a", "b", boxX: 7)
    }

    @Test(arguments: 0...4) func `the next run finishes it`(replaced: Int) throws {
        let scratch = try ScratchProject()
        try changed(scratch)
        try scratch.file(".layoutsim/accepting").write("test/a\ntest/b\n")
        for name in ["a.layout", "a.png", "b.layout", "b.png"].prefix(replaced) {
            try scratch.file("Snapshots/test/\(name)").write(scratch.file(".layoutsim/pending/test/\(name)").contents())
        }
        #expect(try scratch.run("a", "b", boxX: 7).run.isFine)
        #expect(try scratch.filesBesidesRuns.keys.allSatisfy { $0.hasPrefix("Snapshots/") })
    }

    /// The goldens and the lock file are new already; what waited goes piece by piece.
    @Test(arguments: 0...4) func `what was removed already is not missed`(removed: Int) throws {
        let scratch = try ScratchProject()
        try changed(scratch)
        let waiting = try scratch.filesBesidesRuns.filter { $0.key.hasPrefix(".layoutsim/pending/") }
        try Acceptance(project: scratch.project).accept(keys)
        let goldens = try scratch.goldens
        for name in ["a.png", "a.layout", "b.png", "b.layout"].dropFirst(removed) {
            try scratch.file(".layoutsim/pending/test/\(name)").write(waiting[".layoutsim/pending/test/\(name)"] ?? [])
        }
        try scratch.file(".layoutsim/accepting").write("test/a\ntest/b\n")
        try Acceptance(project: scratch.project).accept(try Acceptance(project: scratch.project).pendingKeys())
        #expect(try scratch.goldens == goldens)
        _ = try SnapshotRun(project: scratch.project)
        #expect(try scratch.filesBesidesRuns.keys.allSatisfy { $0.hasPrefix("Snapshots/") })
    }

    @Test func `where only checking is allowed, it is left alone`() throws {
        let scratch = try ScratchProject()
        try changed(scratch)
        try scratch.file(".layoutsim/accepting").write("test/a\n")
        let before = try scratch.filesBesidesRuns
        _ = try scratch.run("a", boxX: 7, isReadOnly: true)
        #expect(try scratch.filesBesidesRuns == before)
    }
}
