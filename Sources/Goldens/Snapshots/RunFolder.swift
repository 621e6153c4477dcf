package import LayoutSimFiles

/// The folder `.layoutsim/runs/<id>`, with everything that a run found and the evidence of every change.
///
/// It is written during the run, a line for each variant after its evidence, so an interrupted run is consistent, too.
package struct RunFolder: Hashable, Sendable {
    /// The folder's path.
    package var path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The last component of the path, or of its link's destination.
    package var id: String { File(File(path).linkText ?? path).name }

    /// The file with a JSON line for each tested variant and for each declaration of a screen's variants.
    package var recordFile: File { File("\(path)/records.jsonl") }

    /// Returns the evidence of a variant.
    package func evidence(_ key: SnapshotKey) -> SnapshotEvidence { SnapshotEvidence("\(path)/\(key)") }
}
