import LayoutSimFiles
import LayoutSimRendering

/// Turns pending variants into goldens, or discards them.
package struct Acceptance {
    package var project: SnapshotProject

    package init(project: SnapshotProject) {
        self.project = project
    }

    /// The variants that are waiting for review, sorted.
    package func pendingKeys() throws -> [SnapshotKey] {
        guard let pending = project.pending else { return [] }
        return try pending.keys()
    }

    /// Replaces the goldens of these variants with what is pending.
    ///
    /// Everything is read before anything is written. Each file is replaced as a whole; if it is interrupted, the next
    /// command that tests or changes goldens finishes it. A layout with a serious fault is accepted only if a waiver
    /// allows it; `reason` adds such waivers to the project's waiver file.
    package func accept(_ keys: [SnapshotKey], waivingFaultsBecause reason: String? = nil) throws {
        let pending = try pendingFolder(of: keys)
        guard !keys.isEmpty else { return }
        try project.locked {
            // Those that were finished just now are not pending anymore.
            let keys = try Set(keys).intersection(pending.keys()).sorted()
            var entries: [SnapshotKey: LockFile.Entry] = [:]
            for key in keys { entries[key] = try pending.lockEntry(key) }
            try AcceptanceWaivers(project: project).check(keys, in: pending, reason: reason)
            try AcceptanceJournal(project: project).accept(entries)
        }
    }

    /// Removes goldens: first their lines in the lock file, so that it never names a missing file.
    package func prune(_ keys: [SnapshotKey]) throws {
        guard !project.isReadOnly else { throw SnapshotError(file: project.goldens.path, .readOnly) }
        guard !keys.isEmpty else { return }
        try project.locked {
            var lock = try project.goldens.lock()
            for key in keys { lock.entries[key] = nil }
            try project.goldens.lockFile.write(lock.description)
            for key in keys { try project.goldens.remove(key) }
            try SnapshotSheet.write(of: keys.map(\.screen), in: project.goldens, lock: lock)
        }
    }

    /// Discards pending variants.
    package func reject(_ keys: [SnapshotKey]) throws {
        let pending = try pendingFolder(of: keys)
        guard !keys.isEmpty else { return }
        try project.locked {
            for key in keys { try pending.remove(key) }
        }
    }

    /// Redraws the sheets of screens from their goldens.
    package func drawSheets(of screens: [String]) throws {
        try SnapshotSheet.write(of: screens, in: project.goldens, lock: project.goldens.lock())
    }

    private func pendingFolder(of keys: [SnapshotKey]) throws -> SnapshotFolder {
        guard let pending = project.pending else { throw SnapshotError(file: project.goldens.path, .readOnly) }
        let known = try pending.keys()
        for key in keys where !known.contains(key) {
            throw SnapshotError(file: pending.path, .unknownKey(key.description, known: known))
        }
        return pending
    }
}

extension Acceptance {
    /// The variants of a group of the last run, if they are still what was looked at.
    ///
    /// Throws if there is no such group, or if what is pending differs from what that run saw.
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
