import Foundation
import LayoutSimFiles
import LayoutSimSnapshots
import Testing

/// Variants that wait for review, whichever run left them.
@Suite struct WaitingVariantsTests {
    private let scratch: ScratchProject

    /// Creates two changed variants that wait.
    init() throws {
        scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        _ = try scratch.run("a", "b", boxX: 7)
    }

    private func changed() throws -> [String] { try scratch.project.waiting().run.changed.map(\.variant) }

    @Test func `what a run did not look at still waits with what an earlier one found`() throws {
        _ = try scratch.run("a", boxX: 7)
        let waiting = try scratch.project.waiting()
        #expect(waiting.run.changed.map(\.variant) == ["a", "b"])
        #expect(waiting.run.groups.map(\.keys.count) == [2])
        #expect(waiting.unseen == [])
        #expect(waiting.folder == scratch.project.run("3"))
        #expect(waiting.run.variants[1].evidence.path.hasSuffix("/runs/2/test/b"))
        #expect(try Acceptance(project: scratch.project).pendingKeys(ofGroup: waiting.run.groups[0].id).count == 1)
    }

    @Test func `what a run found before it was cut short waits too`() throws {
        _ = try SnapshotRun(project: scratch.project)
        #expect(try changed() == ["a", "b"])
        let group = try scratch.project.waiting().run.groups[0].id
        #expect(try Acceptance(project: scratch.project).pendingKeys(ofGroup: group).count == 2)
    }

    @Test func `a run that left nothing to accept does not hide what waits`() throws {
        _ = try scratch.run("a", boxX: 9, isReadOnly: true)
        #expect(
            try scratch.project.waiting().run.variant(SnapshotSubject("a").key)?.evidence.path.hasSuffix(
                "/runs/2/test/a") == true)
    }

    @Test func `runs are kept as long as what they found waits`() throws {
        for _ in 0..<12 { _ = try scratch.run("a", boxX: 7) }
        #expect(scratch.file(".layoutsim/runs/2").exists && !scratch.file(".layoutsim/runs/3").exists)
        #expect(try changed() == ["a", "b"])
        try Acceptance(project: scratch.project).reject([SnapshotSubject("b").key])
        _ = try scratch.run("a", boxX: 7)
        #expect(!scratch.file(".layoutsim/runs/2").exists)
    }

    @Test func `what no run shows is named`() throws {
        _ = try scratch.run("a", boxX: 7)
        try FileManager.default.removeItem(atPath: scratch.file(".layoutsim/runs/2").path)
        #expect(try scratch.project.waiting().unseen == [SnapshotSubject("b").key])
        #expect(try changed() == ["a"])
    }
}
