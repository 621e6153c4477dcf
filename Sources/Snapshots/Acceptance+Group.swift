import LayoutSimFiles

extension Acceptance {
    /// The variants of a group of the last run, as they were when it was looked at.
    ///
    /// Throws if there is no such group, or if what is pending is no longer what that run saw.
    package func pendingKeys(ofGroup id: String) throws -> [SnapshotKey] {
        let run = try project.lastRun()
        guard let group = run.group(id) else {
            throw SnapshotError(file: project.last.recordFile.path, .unknownGroup(id, known: run.groups.map(\.id)))
        }
        guard let pending = project.pending else { throw SnapshotError(file: project.goldens.path, .readOnly) }
        let folder = project.run(run.id)
        for key in group.keys {
            let seen = folder.evidence(key)
            let files = [
                (pending.treeFile(key), seen.treeFile(.actual)), (pending.pictureFile(key), seen.file(.actual)),
            ]
            let isSame = try files.allSatisfy { waiting, seen in
                try waiting.exists && seen.exists && waiting.contents() == seen.contents()
            }
            guard isSame else { throw SnapshotError(file: pending.treeFile(key).path, .changedSince(key)) }
        }
        return group.keys
    }
}
