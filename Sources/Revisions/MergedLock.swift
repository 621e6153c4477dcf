import LayoutSimSnapshots

/// The lock files of two branches as one, golden by golden instead of line by line.
struct MergedLock {
    /// What both sides agree on, or one of them alone changed; of the others, ours.
    private(set) var lock = LockFile()
    /// The goldens that both sides changed, each in another way, sorted.
    private(set) var conflicts: [SnapshotKey] = []

    /// Merges what both made of their common ancestor.
    init(ancestor: LockFile, ours: LockFile, theirs: LockFile) {
        for key in Set(ours.entries.keys).union(theirs.entries.keys).union(ancestor.entries.keys).sorted() {
            let (before, our, their) = (ancestor.entries[key], ours.entries[key], theirs.entries[key])
            if our != their, our != before, their != before { conflicts.append(key) }
            lock.entries[key] = our == before ? their : our
        }
    }
}
