import LayoutSimGeometry
import Foundation
import LayoutSimSnapshots
import Testing

@testable import LayoutSimRevisions

/// Two states of a project, compared without any pictures in git.
@Suite(.enabled(if: ScratchRepository.hasGit, "no git is installed"))
struct RevisionComparisonTests {
    private let repository: ScratchRepository

    /// Creates a repository whose first commit has the trees of two cards.
    init() throws {
        repository = try ScratchRepository()
        try repository.accept([card(), card("large")])
        let ignored = repository.root.appending(path: ".gitignore")
        try ".layoutsim/\n*.png\n".write(to: ignored, atomically: true, encoding: .utf8)
        try repository.commit()
    }

    private func outcomes(_ declared: [SnapshotSubject], since name: String = "HEAD") throws -> [String] {
        let comparison = RevisionComparison(project: repository.project, declared: repository.drawn(declared))
        let run = try RecordedRun(contentsOf: comparison.findings(since: name))
        return run.variants.map { "\($0.key.variant) \($0.outcome)" } + run.orphans.map { "\($0.variant) gone" }
            + run.groups.map { "\($0.headline)" }
    }

    @Test func theSameCodeDrawsTheSamePictures() throws {
        #expect(try outcomes([card(), card("large")]) == ["large same", "small same"])
    }

    @Test func changesHaveTheirCauses() throws {
        let outcomes = try outcomes([card(gap: 20), card("large"), card("new")])
        #expect(outcomes.prefix(3) == ["large same", "new new", "small layout"])
        #expect(outcomes.last?.contains("constant 8 → 20") == true)
        #expect(try repository.project.goldens.lock().entries.count == 2, "goldens stay")
        #expect(try Acceptance(project: repository.project).pendingKeys() == [], "nothing can be accepted")
    }

    @Test func otherArtworkIsPaintedDifferently() throws {
        let outcomes = try outcomes([card(sign: .white), card("large")])
        #expect(outcomes.prefix(2) == ["large same", "small paint"])
        #expect(outcomes.last?.contains("picture") == true)
    }

    @Test func treesOfOtherProgramsAreComparedByThemselves() throws {
        #expect(try outcomes([]) == ["large same", "small same"])
        try repository.accept([card(gap: 20), card("large", sign: .white)])
        let outcomes = try outcomes([])
        #expect(outcomes.prefix(2) == ["large paint", "small layout"])
        #expect(outcomes.contains { $0.contains("constant 8 → 20") })
        try repository.commit()
        #expect(try self.outcomes([]) == ["large same", "small same"])
        #expect(try self.outcomes([card()], since: "HEAD~1").prefix(2) == ["large paint", "small same"])
    }

    @Test func recordingsAreComparedByThemselves() throws {
        func opening(_ gaps: [Double]) -> SnapshotSubject {
            let moments = gaps.enumerated().map {
                SnapshotSubject.Moment(time: 100 * Double($0), screen: card("opening", gap: $1).screen)
            }
            return SnapshotSubject(key: card("opening").key, recording: moments)
        }
        try repository.accept([opening([8, 12])])
        try repository.commit()
        #expect(try outcomes([]).contains("opening same"))
        try repository.accept([opening([8, 16])])
        let outcomes = try outcomes([])
        #expect(outcomes.contains("opening layout"))
        #expect(outcomes.contains { $0.contains("constant 12 → 16") && $0.contains("(at 100 ms)") })
    }

    @Test func whatIsGoneIsSaid() throws {
        try Acceptance(project: repository.project).prune([card("large").key])
        #expect(try outcomes([card()]) == ["small same", "large gone"])
    }

    @Test(arguments: ["no-such-branch", "--all", "HEAD:Snapshots", ""])
    func unknownCommitsAreNamed(name: String) throws {
        #expect(throws: GitError(folder: repository.root.path, reason: .unknownRevision(name))) {
            try outcomes([card()], since: name)
        }
    }

    @Test func commitsWithoutGoldensAreSaid() throws {
        let empty = try ScratchRepository()
        try empty.commit()
        let comparison = RevisionComparison(project: empty.project, declared: [])
        #expect(throws: GitError(folder: empty.root.path, reason: .noGoldens("HEAD", folder: "Snapshots"))) {
            try comparison.findings(since: "HEAD")
        }
    }

    @Test func foldersOutsideOfRepositoriesAreSaid() throws {
        #expect(throws: GitError(folder: "/", reason: .noRepository)) { try GitRepository(at: "/") }
    }

    @Test func manyAndLargeFilesComeWhole() throws {
        let folder = repository.root.appending(path: "Snapshots/many")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let contents = (0..<3_000).map { "\($0)\n\0" + String(repeating: "x", count: $0 == 7 ? 300_000 : $0 % 40) }
        for (number, text) in contents.enumerated() {
            try text.write(to: folder.appending(path: "\(number) é.layout"), atomically: false, encoding: .utf8)
        }
        try repository.commit()
        let git = try GitRepository(at: repository.root.path)
        let files = try git.files(of: git.commit("HEAD"), in: "Snapshots/many")
        let read = Dictionary(uniqueKeysWithValues: zip(files.map(\.path), try git.contents(of: files)))
        #expect(read.count == 3_000)
        for (number, text) in contents.enumerated() {
            #expect(read["Snapshots/many/\(number) é.layout"] == Array(text.utf8))
        }
    }
}
