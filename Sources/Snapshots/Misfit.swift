import LayoutSimFiles
import LayoutSimPixels

/// How a golden's files differ from their line in the lock file, which only LayoutSim writes together with them.
enum Misfit: Hashable {
    case tree, picture, both

    /// `nil` if both fit.
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

    /// What a run says of it.
    func error(_ key: SnapshotKey, in folder: SnapshotFolder) -> SnapshotError {
        let file = self == .picture ? folder.pictureFile(key) : folder.treeFile(key)
        return SnapshotError(file: file.path, .misfit(self == .both ? "tree and picture do" : "it does"))
    }
}
