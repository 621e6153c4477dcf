import LayoutSimFiles
import LayoutSimRendering

/// Makes pending variants goldens.
package struct Acceptance {
    package var project: SnapshotProject

    package init(project: SnapshotProject) {
        self.project = project
    }

    /// The variants that wait for review, sorted.
    package func pendingKeys() throws -> [SnapshotKey] {
        guard let pending = project.pending else { return [] }
        return try pending.keys()
    }

    /// Replaces the goldens of these variants by what is pending.
    ///
    /// Everything is read before anything is written. Each file is replaced as a whole; what is cut short is finished by
    /// the next command that changes goldens or tests. A layout with a grave fault is only accepted where a waiver allows
    /// it; `reason` adds such waivers to the project's file of them.
    package func accept(_ keys: [SnapshotKey], waivingFaultsBecause reason: String? = nil) throws {
        let pending = try pendingFolder(of: keys)
        guard !keys.isEmpty else { return }
        try project.locked {
            // Those that were finished just now wait no longer.
            let keys = try Set(keys).intersection(pending.keys()).sorted()
            var entries: [SnapshotKey: LockFile.Entry] = [:]
            for key in keys { entries[key] = try pending.lockEntry(key) }
            try AcceptanceWaivers(project: project).check(keys, in: pending, reason: reason)
            try AcceptanceJournal(project: project).accept(entries)
        }
    }

    /// Removes goldens: the lock file's lines first, so that it never names a file that is gone.
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

    /// Forgets pending variants.
    package func reject(_ keys: [SnapshotKey]) throws {
        let pending = try pendingFolder(of: keys)
        guard !keys.isEmpty else { return }
        try project.locked {
            for key in keys { try pending.remove(key) }
        }
    }

    /// Draws the sheets of screens anew from their goldens.
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
