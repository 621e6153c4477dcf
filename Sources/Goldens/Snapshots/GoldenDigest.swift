import LayoutSimFiles
package import LayoutSimPixels

extension SnapshotFolder {
    /// Returns a hash of a variant's tree and image files; `nil` if one of them is missing.
    package func digest(_ key: SnapshotKey) throws -> ContentHash? {
        try ContentHash(ofGolden: treeFile(key), pictureFile(key))
    }
}

extension SnapshotEvidence {
    /// Returns a hash of the tree and image that a run drew, equal to `SnapshotFolder.digest(_:)` of the same files;
    /// `nil` if one of them is missing.
    package func actualDigest() throws -> ContentHash? {
        try ContentHash(ofGolden: treeFile(.actual), file(.actual))
    }
}

extension ContentHash {
    /// Creates the digest of a golden from the contents of its files.
    init(ofGolden tree: [UInt8], _ picture: [UInt8]) {
        self.init(ofText: "\(ContentHash(of: tree)) \(ContentHash(of: picture))")
    }

    fileprivate init?(ofGolden tree: File, _ picture: File) throws {
        guard tree.exists, picture.exists else { return nil }
        self.init(ofGolden: try tree.contents(), try picture.contents())
    }

    /// Creates the hash of bytes.
    init(of bytes: [UInt8]) {
        self = unsafe bytes.withUnsafeBytes { unsafe ContentHash(ofBytes: $0) }
    }
}

extension File {
    /// Returns the hash of the contents; `nil` if the file does not exist.
    func contentHash() throws -> ContentHash? {
        exists ? ContentHash(of: try contents()) : nil
    }
}
