import LayoutSimFiles
package import LayoutSimPixels

extension SnapshotFolder {
    /// A hash of a variant's tree and picture, byte by byte; `nil` if one of the files is missing.
    package func digest(_ key: SnapshotKey) throws -> ContentHash? {
        try ContentHash(ofGolden: treeFile(key), pictureFile(key))
    }
}

extension SnapshotEvidence {
    /// A hash of the tree and picture that a run drew, which `SnapshotFolder.digest(_:)` gives for the same files;
    /// `nil` if one of them is missing.
    package func actualDigest() throws -> ContentHash? {
        try ContentHash(ofGolden: treeFile(.actual), file(.actual))
    }
}

extension ContentHash {
    /// The digest of a golden by the contents of its files.
    init(ofGolden tree: [UInt8], _ picture: [UInt8]) {
        self.init(ofText: "\(ContentHash(of: tree)) \(ContentHash(of: picture))")
    }

    fileprivate init?(ofGolden tree: File, _ picture: File) throws {
        guard tree.exists, picture.exists else { return nil }
        self.init(ofGolden: try tree.contents(), try picture.contents())
    }

    /// The hash of bytes.
    init(of bytes: [UInt8]) {
        self = unsafe bytes.withUnsafeBytes { unsafe ContentHash(ofBytes: $0) }
    }
}

extension File {
    /// The hash of the contents; `nil` if there is no such file.
    func contentHash() throws -> ContentHash? {
        exists ? ContentHash(of: try contents()) : nil
    }
}
