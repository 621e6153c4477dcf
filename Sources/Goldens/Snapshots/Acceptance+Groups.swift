import LayoutSimFiles

extension Acceptance {
    /// Returns the variants of a group of the last run, or of what is pending from previous ones, if they are still
    /// what was reviewed.
    ///
    /// Throws if there is no such group, or if what is pending differs from what that run saw.
    package func pendingKeys(ofGroup id: String) throws -> [SnapshotKey] {
        var run = try project.lastRun()
        if run.group(id) == nil { run = try project.waiting().run }
        guard let group = run.group(id) else {
            throw SnapshotError(file: project.last.recordFile.path, .unknownGroup(id, known: run.groups.map(\.id)))
        }
        try checkIsWritable()
        guard let pending = project.pending else { return [] }
        for key in group.keys {
            guard let seen = try run.variant(key)?.evidence.actualDigest(), try seen == pending.digest(key) else {
                throw SnapshotError(file: pending.treeFile(key).path, .changedSince(key))
            }
        }
        return group.keys
    }
}
