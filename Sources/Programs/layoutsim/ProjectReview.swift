import LayoutSimFiles
import LayoutSimPixels
import LayoutSimReports
import LayoutSimReview
import LayoutSimSnapshots

/// The review of a project's last run.
struct ProjectReview: ReviewStore {
    var project: SnapshotProject

    private var acceptance: Acceptance { Acceptance(project: project) }

    /// Returns the undecided findings of the last run and those before it, and the given variants.
    func report(with decided: Set<String> = []) throws -> ReviewReport {
        let found = try project.waiting()
        let report = try ReviewReport(found.run, in: found.folder, faults: SeriousFaults(in: project))
        guard project.pending != nil else { return report }
        let notes = found.unseen.map {
            "\($0): is waiting for review, but the run that drew it no longer exists; run '\(project.testCommand.rawValue)' again\n"
        }
        try StandardStream.error.write(notes.joined())
        let waiting = try acceptance.pendingKeys() + orphans(of: found.run)
        return report.waiting(decided.union(waiting.map(\.description)))
    }

    func perform(_ request: ReviewRequest) throws {
        switch request {
        case .accept(let seen, let waiver): try accept(seen, waiver: waiver)
        case .prune(let keys): try prune(keys.compactMap { SnapshotKey($0) })
        case .reject(let seen):
            try acceptance.reject(seen.compactMap { SnapshotKey($0.key) }, expecting: digests(of: seen))
        case .suspend, .quit: break
        }
    }

    func undoable() -> Set<String> { Set(acceptance.undoable.map(\.description)) }

    func undo() throws { _ = try acceptance.undo() }

    private func accept(_ seen: [ReviewRequest.Seen], waiver: String?) throws {
        let keys = seen.compactMap { SnapshotKey($0.key) }
        try acceptance.accept(keys, expecting: digests(of: seen), waivingFaultsBecause: waiver)
    }

    private func digests(of seen: [ReviewRequest.Seen]) -> [SnapshotKey: ContentHash] {
        var digests: [SnapshotKey: ContentHash] = [:]
        for variant in seen { if let key = SnapshotKey(variant.key) { digests[key] = variant.digest } }
        return digests
    }

    /// Removes only goldens for which the last run found no variant.
    private func prune(_ keys: [SnapshotKey]) throws {
        let orphans = Set(try orphans(of: project.lastRun()))
        if let other = keys.first(where: { !orphans.contains($0) }) {
            throw SnapshotError(file: project.goldens.path, .changedSince(other))
        }
        try acceptance.prune(keys)
    }

    private func orphans(of run: RecordedRun) throws -> [SnapshotKey] {
        let goldens = Set(try project.goldens.keys())
        return run.orphans.filter { goldens.contains($0) }
    }
}
