import LayoutSimDocuments
package import LayoutSimErrors
import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering

/// Compares variants with their goldens; never writes a golden.
struct SnapshotTest: Sendable {
    /// The goldens.
    let goldens: SnapshotFolder
    /// The hashes of the goldens.
    let lock: LockFile
    private let command: TestCommand
    private let pictures: VerifiedPictures

    init(project: SnapshotProject) throws {
        goldens = project.goldens
        command = project.testCommand
        pictures = VerifiedPictures(path: "\(project.runs.path)/pictures")
        lock = try naming(command) { try project.goldens.lock() }
    }

    /// The result of comparing a rendition with its golden, and what was read for it.
    struct Finding {
        var outcome: SnapshotOutcome
        /// The golden, if it had to be read.
        var golden: Golden?
        /// Why the golden cannot be read.
        var failure: GoldenFailure?
    }

    /// Compares a rendition with its golden; an unreadable golden is a finding, too.
    ///
    /// If the hashes match, the golden's image is decoded only when its file is seen for the first time, to detect
    /// changes by something else.
    func finding(on rendition: Rendition, renderer: Renderer) throws -> Finding {
        guard let entry = lock.entries[rendition.key] else { return Finding(outcome: .new) }
        do {
            return try naming(command) {
                if try matches(rendition, entry) { return Finding(outcome: .same) }
                let golden = try Golden(rendition.key, in: goldens, fingerprint: entry.fingerprint)
                if let misfit = Misfit(golden, entry) {
                    return Finding(
                        outcome: .lock, golden: golden, failure: GoldenFailure(misfit.error(rendition.key, in: goldens))
                    )
                }
                return Finding(outcome: try outcome(of: rendition, golden, entry, renderer), golden: golden)
            }
        } catch let error as any ReportableError {
            return Finding(outcome: .broken, failure: GoldenFailure(error))
        }
    }

    private func matches(_ rendition: Rendition, _ entry: LockFile.Entry) throws -> Bool {
        let key = rendition.key
        guard goldens.treeFile(key).exists, goldens.pictureFile(key).exists else {
            throw SnapshotError(file: goldens.lockFile.path, .missingGolden(key))
        }
        var text = try goldens.treeFile(key).text()
        if entry.treeHash != ContentHash(ofText: text) { text = text.withoutCarriageReturns }
        let file = goldens.pictureFile(key)
        let png = try file.contents()
        let header = try PNGHeader(of: png, file: file.path)
        guard entry.treeHash == ContentHash(ofText: text), entry.pixelHash == rendition.pixelHash,
            header == entry.header
        else { return false }
        guard
            try entry.treeHash == rendition.lockEntry.treeHash
                || rendition.tree.isSame(as: goldens.tree(key, text: text))
        else { return false }
        return try pictures.holds(entry.pixelHash, in: png, file: file.path)
    }

    private func outcome(
        of rendition: Rendition, _ golden: Golden, _ entry: LockFile.Entry, _ renderer: Renderer
    ) throws -> SnapshotOutcome {
        // Compared by bytes, like the hashes.
        guard
            golden.treeText.utf8.elementsEqual(rendition.treeText.utf8)
                || rendition.tree.isSame(as: golden.tree)
        else { return .layout }
        return entry.fingerprint == Renderer.fingerprint ? .paint : .raster
    }
}

/// Why a golden cannot be read, or what changed it.
package struct GoldenFailure: Hashable, Sendable {
    /// A single line that names the file and ends with advice.
    package var message: String
    /// The exit status for the problem.
    package var status: ExitStatus

    init(_ error: any ReportableError) {
        message = error.description
        status = error.exitStatus
    }
}

extension LockFile.Entry {
    /// The expected header of the image.
    fileprivate var header: PNGHeader { PNGHeader(width: width, height: height) }
}
