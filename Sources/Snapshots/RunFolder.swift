package import LayoutSimFiles
import LayoutSimJSON

/// `.layoutsim/runs/<id>`: all that a run found, with the evidence of every change.
package struct RunFolder: Hashable, Sendable {
    /// The folder's path.
    package var path: String

    package init(_ path: String) {
        self.path = path
    }

    /// What the run found; it is written last, so that a folder that has it is whole.
    package var runFile: File { File("\(path)/run.json") }

    /// The evidence of a variant.
    package func evidence(_ key: SnapshotKey) -> SnapshotEvidence { SnapshotEvidence("\(path)/\(key)") }

    /// Writes the results, with the evidence copied to here; folders of the same results are the same.
    func write(_ results: SnapshotResults) throws {
        guard !runFile.exists else { return }
        for report in results.changed {
            guard let evidence = report.evidence else { continue }
            try evidence.copy(to: self.evidence(report.key))
        }
        try writeSummary(of: results)
    }

    /// Writes `run.json` only.
    func writeSummary(of results: SnapshotResults) throws {
        try Folder(path).create()
        try runFile.write(results.json.indented + "\n")
    }
}
