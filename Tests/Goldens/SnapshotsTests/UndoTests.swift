import LayoutSimFiles
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

/// Undoing the last acceptance, and accepting only what was seen.
@Suite struct UndoTests {
    private let scratch: ScratchProject
    private let acceptance: Acceptance
    private let keys = ["a", "c"].map { SnapshotKey(screen: "test", variant: $0) }

    /// Creates two goldens, one of which changes, and a new variant.
    init() throws {
        scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        acceptance = Acceptance(project: scratch.project)
        for name in ["a", "c"] { _ = try scratch.report(SnapshotSubject(name, boxX: 7, text: "much too long a text")) }
    }

    @Test func `undoing makes goldens, lock lines, waivers and pending variants what they were`() throws {
        let before = try scratch.filesBesidesRuns
        try acceptance.accept(keys, waivingFaultsBecause: "intended")
        #expect(scratch.file("layoutsim-waivers.txt").exists)
        #expect(acceptance.undoable == keys)
        #expect(try acceptance.undo() == keys)
        #expect(try scratch.filesBesidesRuns == before)
        #expect(acceptance.undoable == [])
        #expect(throws: SnapshotError(file: "\(scratch.root)/Snapshots", .nothingToUndo)) { try acceptance.undo() }
    }

    @Test func `only the last acceptance is undone, and what was accepted before it stays`() throws {
        try acceptance.accept([keys[0]], waivingFaultsBecause: "intended")
        let between = try scratch.filesBesidesRuns
        try acceptance.accept([keys[1]], waivingFaultsBecause: "intended")
        #expect(try acceptance.undo() == [keys[1]])
        #expect(try scratch.filesBesidesRuns == between)
    }

    @Test func `a golden that changed since is not undone`() throws {
        try acceptance.accept(keys, waivingFaultsBecause: "intended")
        try scratch.file("Snapshots/test/c.png").write("x")
        let before = try scratch.files
        #expect(acceptance.undoable == [])
        let error = #expect(throws: SnapshotError.self) { try acceptance.undo() }
        #expect(error?.reason == .changedSinceAcceptance(keys[1]))
        #expect(try scratch.files == before)
    }

    @Test func `what waits since then stays`() throws {
        try acceptance.accept(keys, waivingFaultsBecause: "intended")
        _ = try scratch.report(SnapshotSubject("a", boxX: 9))
        let waiting = try scratch.file(".layoutsim/pending/test/a.layout").contents()
        #expect(try acceptance.undo() == keys)
        #expect(try scratch.file(".layoutsim/pending/test/a.layout").contents() == waiting)
        #expect(try acceptance.pendingKeys() == keys)
    }

    @Test(arguments: [1, 5, 9, 20, 30]) func `undoing fails wholly`(step: Int) throws {
        try acceptance.accept(keys, waivingFaultsBecause: "intended")
        let before = try scratch.goldens
        let failing = Acceptance(project: scratch.project, fault: InjectedFault(.refusal(28), atStep: step))
        let error = #expect(throws: AcceptanceError.self) { try failing.undo() }
        #expect(error?.description.hasSuffix("nothing was undone, all goldens are restored") == true)
        #expect(try scratch.goldens == before)
        #expect(try acceptance.undo() == keys)
    }

    @Test func `only what was seen is accepted`() throws {
        let pending = SnapshotFolder("\(scratch.root)/.layoutsim/pending")
        let folder = try scratch.project.run(scratch.project.lastRun().id)
        let seen = try #require(try folder.evidence(keys[1]).actualDigest())
        #expect(try seen == pending.digest(keys[1]))
        _ = try scratch.report(SnapshotSubject("c", boxX: 8))
        let before = try scratch.filesBesidesRuns
        let error = #expect(throws: SnapshotError.self) { try acceptance.accept([keys[1]], expecting: [keys[1]: seen]) }
        #expect(error?.reason == .changedSince(keys[1]))
        #expect(try scratch.filesBesidesRuns == before)
        try acceptance.accept([keys[1]], expecting: [keys[1]: try #require(try pending.digest(keys[1]))])
    }
}
