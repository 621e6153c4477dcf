import LayoutSimFiles
import LayoutSimPixels

/// What waits for review, whichever run it waits since.
package struct WaitingVariants {
    /// The last run; of variants that another run left waiting, what the newest run found that saw what is pending.
    package var run: RecordedRun
    /// The folder of the last run.
    package var folder: RunFolder
    /// Pending variants of which no run that is kept shows what is pending, sorted.
    package var unseen: [SnapshotKey]
}

extension SnapshotProject {
    /// What waits for review: what the last run found, and what runs before it left pending, also those that were cut
    /// short. Throws if there is no run.
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
    /// Adds what other runs, the newest last, found of pending variants that these records do not show, and returns those
    /// that no run shows.
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

    /// The record of a changed variant, if its run drew what has this digest.
    private func showing(_ key: SnapshotKey, _ digest: ContentHash?) throws -> RunRecord? {
        guard let digest, let (record, folder) = variants[key], !record.outcome.isSame else { return nil }
        return try folder.evidence(key).actualDigest() == digest ? record : nil
    }
}
