import LayoutSimFiles
import LayoutSimRendering
package import LayoutSimSnapshots

/// Resolves goldens that a merge left in conflict, so that they can be tested and reviewed again.
///
/// Nothing becomes a golden that neither side had reviewed: if the current rendition matches one side's golden, that
/// side is taken; otherwise our golden stays, and the current rendition waits for review.
package struct ConflictResolution {
    /// The project whose goldens are in conflict.
    package var project: SnapshotProject
    /// The variants that this program draws.
    package var declared: [DrawnSubject]

    /// Creates a resolution of a project's conflicts.
    package init(project: SnapshotProject, declared: [DrawnSubject]) {
        self.project = project
        self.declared = declared
    }

    /// The result for a golden in conflict.
    package enum Outcome: String, Sendable {
        case ours, theirs
        /// The current rendition matches neither side and awaits review.
        case pending
        /// This program does not draw the variant, so our golden stays.
        case undeclared
        /// Neither side has the golden.
        case gone
    }

    /// Resolves all conflicts; git's index is left to the user.
    ///
    /// Throws if goldens have conflict markers of which git's index does not know.
    package func resolve() throws -> [(key: SnapshotKey, outcome: Outcome)] {
        if let reason = project.readOnlyReason { throw SnapshotError(file: project.goldens.path, .readOnly(reason)) }
        let sides = try ConflictSides(of: project)
        guard sides.isConflict else { return [] }
        let outcomes = try project.locked { try settle(sides) }
        try test(outcomes.filter { $0.outcome == .pending }.map(\.key))
        return outcomes
    }

    /// Rewrites the goldens and the lock file without conflicts.
    private func settle(_ sides: ConflictSides) throws -> [(key: SnapshotKey, outcome: Outcome)] {
        var files = GoldenFiles(project: project, lock: sides.merged.lock)
        files.screens = Set(sides.screens)
        var outcomes: [(SnapshotKey, Outcome)] = []
        for key in sides.keys {
            let drawn = declared.first { $0.subject.key == key }
            let rendition = try drawn.map { try Rendition($0.subject, renderer: $0.renderer) }
            let outcome = sides.outcome(key, rendition)
            if let drawn, let rendition, outcome == .ours || outcome == .theirs {
                try files.replace(rendition, renderer: drawn.renderer)
            } else {
                let ours = try sides.ours(key)
                files.replace(key, tree: ours.tree, picture: ours.picture)
            }
            outcomes.append((key, outcome))
        }
        try Acceptance(project: project).resolve(files)
        return outcomes
    }

    /// Tests variants, so that they await review with their evidence.
    private func test(_ keys: [SnapshotKey]) throws {
        guard !keys.isEmpty else { return }
        let run = try SnapshotRun(project: project, origin: RunOrigin(ofProject: project.root))
        for drawn in declared where keys.contains(drawn.subject.key) {
            _ = try run.report(on: drawn.subject, renderer: drawn.renderer)
        }
    }
}
