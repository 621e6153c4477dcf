import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering

/// Compares variants with their goldens; never writes a golden.
struct SnapshotTest: Sendable {
    /// The goldens.
    let goldens: SnapshotFolder
    /// The hashes of the goldens.
    let lock: LockFile

    init(goldens: SnapshotFolder) throws {
        self.goldens = goldens
        lock = try goldens.lock()
    }

    /// How a rendition compares with its golden.
    ///
    /// Where the hashes agree, the golden's picture is not decoded, but looked at whether it is a picture at all.
    func outcome(of rendition: Rendition, renderer: Renderer) throws -> SnapshotOutcome {
        let key = rendition.key
        guard let entry = lock.entries[key] else { return .new }
        try checkFilesExist(key)
        let goldenText = try goldens.treeText(key)
        let isSameTree = ContentHash(ofText: goldenText) == rendition.lockEntry.treeHash
        let header = try goldens.pictureHeader(key)
        if isSameTree, entry.agrees(with: rendition.lockEntry), header == entry.header { return .same }
        let golden = try goldens.document(key, text: goldenText)
        let difference = PictureDifference(
            golden: try goldens.picture(key), now: try renderer.bitmap(rendition.displayList))
        guard isSameTree else {
            return .layoutChanged(TreeDifference(golden: golden, now: rendition.document), difference)
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
    /// What the picture must say of itself.
    fileprivate var header: PNGHeader { PNGHeader(width: width, height: height) }
}
