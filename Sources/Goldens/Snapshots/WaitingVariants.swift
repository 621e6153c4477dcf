import LayoutSimFiles
import LayoutSimPixels

/// The variants that are waiting for review, regardless of the run since which they are.
package struct WaitingVariants {
    /// The last run; for variants that another run left pending, the findings of the newest run that saw what is
    /// pending.
    package var run: RecordedRun
    /// The folder of the last run.
    package var folder: RunFolder
    /// Pending variants whose current contents no stored run shows, sorted.
    package var unseen: [SnapshotKey]
}

extension SnapshotProject {
    /// Returns what is waiting for review: the findings of the last run, and what previous runs left pending, even if
    /// they were interrupted. Throws if there is no run.
    package func waiting() throws -> WaitingVariants {
        try naming(testCommand) {
            let folder = run(last.id)
            guard folder.recordFile.exists else { throw SnapshotError(file: last.recordFile.path, .noRun) }
            var records = RunRecords()
            try records.add(folder)
            let unseen = try records.addWhatWaits(
                in: pending, since: runs.all.filter { $0.id != folder.id && $0.recordFile.exists })
            return WaitingVariants(run: try RecordedRun(records, id: folder.id), folder: folder, unseen: unseen)
        }
    }
}

extension RunRecords {
    /// Adds the findings of other runs, newest last, on pending variants that these records do not show, and returns
    /// those that no run shows.
    fileprivate mutating func addWhatWaits(
        in pending: SnapshotFolder?, since folders: [RunFolder]
    ) throws -> [SnapshotKey] {
        var missing: [SnapshotKey: ContentHash?] = [:]
        for key in try pending?.keys() ?? [] {
            let digest = try pending?.digest(key)
            if try showing(key, digest) == nil { missing[key] = .some(digest) }
        }
        for folder in folders.reversed() where !missing.isEmpty {
            var records = RunRecords()
            try records.add(folder)
            for (key, digest) in missing {
                guard let record = try records.showing(key, digest) else { continue }
                replace(key, by: record, of: folder)
                missing[key] = nil
            }
        }
        return missing.keys.sorted()
    }

    /// Returns the record of a changed variant, if its run drew contents with this digest.
    private func showing(_ key: SnapshotKey, _ digest: ContentHash?) throws -> RunRecord? {
        guard let digest, let (record, folder) = variants[key], !record.outcome.isSame else { return nil }
        return try folder.evidence(key).actualDigest() == digest ? record : nil
    }
}
