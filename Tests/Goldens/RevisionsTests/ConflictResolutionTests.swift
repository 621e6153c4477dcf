import Foundation
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

@testable import LayoutSimRevisions

/// Goldens that two branches changed, after a merge.
@Suite(.enabled(if: ScratchRepository.hasGit, "no git is installed"))
struct ConflictResolutionTests {
    private let repository: ScratchRepository

    /// Merges two branches: both changed `both`, one each changed `ours` and `theirs`, and none changed `none`.
    init() throws {
        repository = try ScratchRepository()
        try repository.accept([card("both"), card("none"), card("ours"), card("theirs")])
        try repository.commit()
        try repository.git("checkout", "-q", "-b", "other")
        try repository.accept([card("both", gap: 30), card("theirs", gap: 30)])
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.accept([card("both", title: "A longer one"), card("ours", title: "Ours")])
        try repository.commit()
        #expect(try repository.git("merge", "-q", "other") == 1)
        #expect(throws: SnapshotError.self) { try repository.project.goldens.lock() }
    }

    /// Resolves with the merged code, which draws `both` as given.
    private func resolve(_ both: SnapshotSubject?) throws -> [String] {
        let others = [card("none"), card("ours", title: "Ours"), card("theirs", gap: 30)]
        let resolution = ConflictResolution(
            project: repository.project, declared: repository.drawn((both.map { [$0] } ?? []) + others))
        return try resolution.resolve().map { "\($0.key.variant) \($0.outcome)" }
    }

    private func unchanged(_ both: SnapshotSubject) throws -> [Bool] {
        let run = try SnapshotRun(project: repository.project)
        return try [both, card("none"), card("ours", title: "Ours"), card("theirs", gap: 30)].map {
            try run.report(on: $0, renderer: repository.renderer).outcome.isSame
        }
    }

    @Test func whatNeitherSideReviewedWaits() throws {
        let merged = card("both", gap: 30, title: "A longer one")
        #expect(try resolve(merged) == ["both pending"])
        #expect(try Acceptance(project: repository.project).pendingKeys() == [merged.key])
        #expect(try unchanged(card("both", title: "A longer one")) == [true, true, true, true], "ours stays")
    }

    @Test func oneSideIsTakenWhereItIsDrawn() throws {
        #expect(try resolve(card("both", gap: 30)) == ["both theirs"])
        #expect(try unchanged(card("both", gap: 30)) == [true, true, true, true])
        #expect(try Acceptance(project: repository.project).pendingKeys() == [])
    }

    @Test func ourSideIsTakenWhereItIsDrawn() throws {
        #expect(try resolve(card("both", title: "A longer one")) == ["both ours"])
        #expect(try unchanged(card("both", title: "A longer one")) == [true, true, true, true])
    }

    @Test func oursStaysOfWhatIsNotDrawnHere() throws {
        #expect(try resolve(nil) == ["both undeclared"])
        #expect(try unchanged(card("both", title: "A longer one")) == [true, true, true, true])
    }

    @Test func resolvedFilesHaveNoMarks() throws {
        _ = try resolve(card("both", gap: 30))
        try repository.git("add", "-A")
        #expect(try repository.git("diff", "--cached", "--check") == 0)
        #expect(try repository.git("commit", "-q", "-m", "merge") == 0)
        #expect(try resolve(nil) == [], "there is nothing more to resolve")
    }

    /// Returns the advice of `resolve` on conflict markers that git's index does not know.
    private func advice() throws -> SnapshotError.ForgottenConflict? {
        let error = #expect(throws: SnapshotError.self) { try resolve(nil) }
        guard case .forgottenConflict(let advice) = error?.reason else { return nil }
        #expect(error?.file.hasSuffix("Snapshots/snapshots.lock") == true && error?.line == 1)
        return advice
    }

    @Test func whatWasAddedWithMarksIsMadeAConflictAgain() throws {
        try repository.git("add", "-A")
        #expect(try advice() == .again)
        try repository.git("checkout", "--merge", "--", "Snapshots")
        #expect(try resolve(nil) == ["both undeclared"])
    }

    @Test func whatWasCommittedWithMarksIsTakenFromTheCommitBefore() throws {
        try repository.commit()
        try repository.git("update-index", "--clear-resolve-undo")
        let found = try advice()
        guard case .commit(let name) = found else { return #expect(found == .commit("the last one without marks")) }
        #expect(try repository.git("checkout", "-q", name, "--", "Snapshots") == 0)
        #expect(try unchanged(card("both", title: "A longer one"))[..<3] == [true, true, true])
        #expect(try resolve(nil) == [])
    }

    @Test func aTestOfNothingDoesNotBecomeTheLastRun() throws {
        let last = try repository.project.lastRun().id
        _ = try resolve(nil)
        #expect(try repository.project.lastRun().id == last)
    }

    @Test func nothingIsWrittenWhereGoldensAreOnlyChecked() throws {
        let project = SnapshotProject(root: repository.root.path, isReadOnly: true)
        let before = try repository.text("Snapshots/snapshots.lock")
        #expect(throws: SnapshotError.self) { try ConflictResolution(project: project, declared: []).resolve() }
        #expect(try repository.text("Snapshots/snapshots.lock") == before)
    }
}

struct MergedLockTests {
    private func lock(_ names: [String: Int]) -> LockFile {
        LockFile(
            Dictionary(
                uniqueKeysWithValues: names.map { name, width in
                    (
                        SnapshotKey(screen: "s", variant: name),
                        LockFile.Entry(
                            treeHash: ContentHash(ofText: "t"), pixelHash: ContentHash(ofText: "p"), width: width,
                            height: 1, fingerprint: "f")
                    )
                }))
    }

    @Test(
        arguments: [
            (["a": 1], ["a": 2], ["a": 1], ["a": 2], []), (["a": 1], ["a": 1], ["a": 2], ["a": 2], []),
            (["a": 1], ["a": 2], ["a": 2], ["a": 2], []), (["a": 1], ["a": 2], ["a": 3], ["a": 2], ["a"]),
            (["a": 1], [:], ["a": 1], [:], []), (["a": 1], ["a": 1], [:], [:], []),
            (["a": 1], [:], ["a": 2], [:], ["a"]), (["a": 1], ["a": 2], [:], ["a": 2], ["a"]),
            ([:], ["a": 1], ["b": 2], ["a": 1, "b": 2], []), ([:], ["a": 1], ["a": 2], ["a": 1], ["a"]),
        ] as [([String: Int], [String: Int], [String: Int], [String: Int], [String])])
    func goldenByGolden(
        ancestor: [String: Int], ours: [String: Int], theirs: [String: Int], result: [String: Int], conflicts: [String]
    ) {
        let merged = MergedLock(ancestor: lock(ancestor), ours: lock(ours), theirs: lock(theirs))
        #expect(merged.lock == lock(result))
        #expect(merged.conflicts.map(\.variant) == conflicts)
    }
}
