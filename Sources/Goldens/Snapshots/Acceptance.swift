package import LayoutSimFiles
package import LayoutSimPixels
import LayoutSimRendering

/// Accepts pending variants as goldens, or discards them.
package struct Acceptance {
    package var project: SnapshotProject
    private let fault: InjectedFault?

    /// Creates an acceptance for a project; `fault` makes one of the steps fail, for tests of the result.
    package init(project: SnapshotProject, fault: InjectedFault? = nil) {
        self.project = project
        self.fault = fault
    }

    /// The transaction that changes goldens completely or not at all.
    var transaction: GoldenTransaction { GoldenTransaction(project: project, fault: fault) }

    /// Returns the variants that are waiting for review, sorted.
    package func pendingKeys() throws -> [SnapshotKey] {
        guard let pending = project.pending else { return [] }
        return try pending.keys()
    }

    /// Replaces the goldens of these variants with the pending ones: all of them or, after an error, none.
    ///
    /// Throws if a pending variant does not have the digest that `digests` specifies. A layout with a serious fault is
    /// accepted only if a waiver allows it; `reason` adds such waivers to the project's waiver file.
    package func accept(
        _ keys: [SnapshotKey], expecting digests: [SnapshotKey: ContentHash] = [:],
        waivingFaultsBecause reason: String? = nil
    ) throws {
        let pending = try pendingFolder()
        try check(keys, arePendingIn: pending)
        guard !keys.isEmpty else { return }
        try project.locked { try replace(keys, from: pending, expecting: digests, reason: reason) }
    }

    /// Replaces goldens as `accept` does; the caller holds the project's lock.
    func replace(
        _ keys: [SnapshotKey], from pending: SnapshotFolder, expecting expected: [SnapshotKey: ContentHash],
        reason: String?
    ) throws {
        try check(keys, arePendingIn: pending)
        var files = GoldenFiles(project: project, lock: try project.goldens.lock())
        for key in Set(keys).sorted() { try files.replace(key, from: pending, expecting: expected[key]) }
        files.waivers = try AcceptanceWaivers(project: project).text(keys, in: pending, reason: reason).map {
            .text($0)
        }
        try transaction.make(files.change(.accept, reason: reason), files.changes())
    }

    /// Removes goldens and their lines in the lock file.
    package func prune(_ keys: [SnapshotKey]) throws {
        try checkIsWritable()
        guard !keys.isEmpty else { return }
        try project.locked { try remove(keys) }
    }

    /// Removes goldens as `prune` does; the caller holds the project's lock.
    func remove(_ keys: [SnapshotKey]) throws {
        var files = GoldenFiles(project: project, lock: try project.goldens.lock())
        for key in keys { files.remove(key) }
        try transaction.make(files.change(.prune), files.changes())
    }

    /// Replaces goldens that a merge left in conflict; the caller holds the project's lock.
    package func resolve(_ files: GoldenFiles) throws {
        try transaction.make(files.change(.resolve), files.changes())
    }

    /// Discards pending variants: all of them or, if one does not have the digest that `digests` specifies, none.
    package func reject(_ keys: [SnapshotKey], expecting digests: [SnapshotKey: ContentHash] = [:]) throws {
        let pending = try pendingFolder()
        try check(keys, arePendingIn: pending)
        guard !keys.isEmpty else { return }
        try project.locked {
            for key in keys {
                guard let expected = digests[key], try pending.digest(key) != expected else { continue }
                throw SnapshotError(file: pending.treeFile(key).path, .changedSince(key))
            }
            for key in keys { try pending.remove(key) }
        }
    }

    func checkIsWritable() throws {
        if let reason = project.readOnlyReason { throw SnapshotError(file: project.goldens.path, .readOnly(reason)) }
    }

    private func pendingFolder() throws -> SnapshotFolder {
        try checkIsWritable()
        return SnapshotFolder("\(project.state.path)/pending")
    }

    private func check(_ keys: [SnapshotKey], arePendingIn pending: SnapshotFolder) throws {
        let known = try pending.keys()
        for key in keys where !known.contains(key) {
            throw SnapshotError(file: pending.path, .unknownKey(key.description, known: known))
        }
    }
}
