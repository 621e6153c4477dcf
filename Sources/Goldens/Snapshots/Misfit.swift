import LayoutSimFiles
import LayoutSimPixels

/// How a golden's files differ from their line in the lock file; only LayoutSim writes both together.
enum Misfit: Hashable {
    case tree, picture, both

    /// Creates the misfit of a golden and its entry; `nil` if both fit.
    init?(_ golden: Golden, _ entry: LockFile.Entry) {
        let isTree = ContentHash(ofText: golden.treeText) == entry.treeHash
        let isPicture = golden.picture.pixelHash == entry.pixelHash
        switch (isTree, isPicture) {
        case (true, true): return nil
        case (false, true): self = .tree
        case (true, false): self = .picture
        case (false, false): self = .both
        }
    }

    /// Returns the error that a run reports.
    func error(_ key: SnapshotKey, in folder: SnapshotFolder) -> SnapshotError {
        let file = self == .picture ? folder.pictureFile(key) : folder.treeFile(key)
        return SnapshotError(file: file.path, .misfit(self == .both ? "tree and picture do" : "it does"))
    }
}
