import LayoutSimFiles
import LayoutSimPixels
package import LayoutSimRendering

/// Compares variants with their goldens; never writes a golden.
package struct SnapshotTest: Sendable {
    /// The goldens.
    package let goldens: SnapshotFolder
    /// The hashes of the goldens.
    package let lock: LockFile

    package init(goldens: SnapshotFolder) throws {
        self.goldens = goldens
        lock = try goldens.lock()
    }

    /// How a rendition compares with its golden; the golden's picture is decoded only where hashes differ.
    package func outcome(of rendition: Rendition, renderer: Renderer) throws -> SnapshotOutcome {
        let key = rendition.key
        guard let entry = lock.entries[key] else { return .new }
        try checkFilesExist(key)
        let golden = try goldens.tree(key)
        let isSameTree = golden.text == rendition.treeText
        if isSameTree, entry.agrees(with: rendition) { return .same }
        let difference = PictureDifference(
            golden: try goldens.picture(key), now: try renderer.bitmap(rendition.displayList))
        guard isSameTree else {
            return .layoutChanged(TreeDifference(golden: golden.document, now: rendition.document), difference)
        }
        guard let difference else { return .lockIsStale }
        guard entry.fingerprint == Renderer.fingerprint else {
            return .rasterDrift(difference, golden: entry.fingerprint, now: Renderer.fingerprint)
        }
        return .paintChanged(difference)
    }

    private func checkFilesExist(_ key: SnapshotKey) throws {
        guard goldens.treeFile(key).exists, goldens.pictureFile(key).exists else {
            throw SnapshotError(file: goldens.lockFile.path, .missingGolden(key))
        }
    }
}

extension LockFile.Entry {
    /// Whether tree and pixels are those that the entry stands for, whatever drew them.
    fileprivate func agrees(with rendition: Rendition) -> Bool {
        treeHash == ContentHash(ofText: rendition.treeText) && pixelHash == rendition.pixelHash
    }
}
