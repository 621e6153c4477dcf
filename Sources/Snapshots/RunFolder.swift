package import LayoutSimFiles

/// `.layoutsim/runs/<id>`: everything that a run found, with the evidence of every change.
///
/// It is written during the run: a line for each variant, after its evidence. So what an interrupted run left is
/// correct too.
package struct RunFolder: Hashable, Sendable {
    /// The folder's path.
    package var path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The last component of the path, or of what it links to.
    package var id: String { File(File(path).linkText ?? path).name }

    /// A line in JSON for each variant that was looked at and for each declaration of a screen's variants.
    package var recordFile: File { File("\(path)/records.jsonl") }

    /// The evidence of a variant.
    package func evidence(_ key: SnapshotKey) -> SnapshotEvidence { SnapshotEvidence("\(path)/\(key)") }
}
