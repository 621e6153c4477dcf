import LayoutSimFiles
import LayoutSimRendering
package import LayoutSimSnapshots

/// Brings goldens that a merge left in conflict back into a state in which they can be tested and reviewed.
///
/// Nothing becomes a golden that neither side had reviewed: where what is drawn now is one side's golden, that side is
/// taken; else ours stays the golden, and what is drawn now waits for review.
package struct ConflictResolution {
    package var project: SnapshotProject
    /// What is laid out by this program, by its variant.
    package var declared: [SnapshotSubject]

    package init(project: SnapshotProject, declared: [SnapshotSubject]) {
        self.project = project
        self.declared = declared
    }

    /// What became of a golden in conflict.
    package enum Outcome: String, Sendable {
        case ours, theirs
        /// It is as neither side had it, and waits for review.
        case pending
        /// This program does not draw it; ours stays.
        case undeclared
        /// Neither side has it any more.
        case gone
    }

    /// Resolves all conflicts; the index of git is left to the user.
    package func resolve() throws -> [(key: SnapshotKey, outcome: Outcome)] {
        guard !project.isReadOnly else {
            throw SnapshotError(file: project.goldens.path, .readOnly)
        }
        let sides = try ConflictSides(of: project)
        guard sides.isConflict else { return [] }
        let renderer = try Renderer()
        let outcomes = try project.locked { try settle(sides, renderer) }
        try test(outcomes.filter { $0.outcome == .pending }.map(\.key), renderer)
        return outcomes
    }

    /// Leaves goldens and lock file without conflict.
    private func settle(_ sides: ConflictSides, _ renderer: Renderer) throws -> [(key: SnapshotKey, outcome: Outcome)] {
        var lock = sides.merged.lock
        var outcomes: [(SnapshotKey, Outcome)] = []
        for key in sides.keys {
            let subject = declared.first { $0.key == key }
            let rendition = try subject.map { try Rendition($0, renderer: renderer) }
            let outcome = sides.outcome(key, rendition)
            if let rendition, outcome == .ours || outcome == .theirs {
                try project.goldens.write(rendition, renderer: renderer)
                lock.entries[key] = rendition.lockEntry
            } else {
                try sides.restoreOurs(key, in: project.goldens)
            }
            outcomes.append((key, outcome))
        }
        try project.goldens.lockFile.write(lock.description)
        try Acceptance(project: project).drawSheets(of: sides.screens)
        return outcomes
    }

    /// Leaves what waits for review, with its evidence.
    private func test(_ keys: [SnapshotKey], _ renderer: Renderer) throws {
        let run = try SnapshotRun(project: project)
        let subjects = declared.filter { keys.contains($0.key) }
        for subject in subjects { _ = try run.report(on: subject, renderer: renderer) }
    }
}
