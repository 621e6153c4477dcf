import Foundation
import LayoutSimSnapshots
import Testing

@testable import LayoutSimRevisions

/// A run's record of its commit.
@Suite(.enabled(if: ScratchRepository.hasGit, "git is not installed")) struct RunOriginTests {
    @Test func `commit, branch, date and changes come from git`() throws {
        let repository = try ScratchRepository()
        #expect(RunOrigin(ofProject: repository.root.path) == nil)
        try repository.commit()
        let origin = try #require(RunOrigin(ofProject: repository.root.path))
        #expect(origin.branch == "main")
        #expect(origin.commit.utf8.count == 40)
        #expect(origin.date.contains("T") && origin.date.utf8.count >= 20)
        #expect(!origin.hasChanges)
        try ".layoutsim/\nx\n".write(
            to: repository.root.appending(path: ".gitignore"), atomically: true, encoding: .utf8)
        #expect(RunOrigin(ofProject: repository.root.path)?.hasChanges == true)
        try repository.git("checkout", "-q", "--detach")
        let known = ["GITHUB_HEAD_REF", "GITHUB_REF_NAME"].compactMap { ProcessInfo.processInfo.environment[$0] }
        #expect(RunOrigin(ofProject: repository.root.path)?.branch == known.first { !$0.isEmpty })
    }

    @Test func `a run keeps it, and shards of one commit have it together`() throws {
        let repository = try ScratchRepository()
        let origin = RunOrigin(commit: "1eb7cd2", branch: "main", date: "2026-11-22T06:20:11+00:00", hasChanges: true)
        func run(_ origin: RunOrigin?) throws -> RunFolder {
            try SnapshotRun(project: repository.project, origin: origin).folder
        }
        let folders = [try run(origin), try run(origin), try run(nil)]
        #expect(try RecordedRun(contentsOf: folders[0]).origin == origin)
        #expect(try RecordedRun(merging: Array(folders[..<2])).origin == origin)
        #expect(try RecordedRun(contentsOf: folders[2]).origin == nil)
        #expect(try RecordedRun(merging: folders).origin == nil)
    }
}
