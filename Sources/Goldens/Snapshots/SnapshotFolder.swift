package import LayoutSimFiles
package import LayoutSimPixels
package import LayoutSimRendering

/// A folder of goldens or pending variants: a tree and an image per variant.
package struct SnapshotFolder: Hashable, Sendable {
    /// The folder's path.
    package var path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Returns the file of the layout tree.
    package func treeFile(_ key: SnapshotKey) -> File { File("\(path)/\(key).layout") }

    /// Returns the file of the image.
    package func pictureFile(_ key: SnapshotKey) -> File { File("\(path)/\(key).png") }

    /// Returns the file of a recording's animated image for people.
    func animationFile(_ key: SnapshotKey) -> File { File("\(path)/\(key).apng") }

    /// The lock file, with the hashes.
    package var lockFile: File { File("\(path)/\(LockFile.name)") }

    /// Returns the hashes; empty if the folder has no lock file.
    package func lock() throws -> LockFile {
        guard lockFile.exists else { return LockFile() }
        return try LockFile(parsing: lockFile.text(), file: lockFile.path)
    }

    /// Returns the variants with a layout tree in the folder, sorted; other files are ignored.
    package func keys() throws -> [SnapshotKey] {
        guard File(path).isFolder else { return [] }
        return try Folder(path).names().filter { File("\(path)/\($0)").isFolder }.flatMap { screen in
            try Folder("\(path)/\(screen)").names()
                .filter { $0.hasSuffix(".layout") }
                .compactMap { SnapshotKey("\(screen)/\($0.dropLast(".layout".count))") }
        }.sorted()
    }

    /// Returns the variants with a line in the lock file or a layout tree in the folder.
    package func allKeys(lock: LockFile) throws -> Set<SnapshotKey> { Set(lock.entries.keys).union(try keys()) }

    /// Returns the unparsed text of a layout tree, without the CRLF line endings of some checkouts.
    package func treeText(_ key: SnapshotKey) throws -> String {
        try treeFile(key).text().withoutCarriageReturns
    }

    /// Parses the text of a layout tree.
    package func tree(_ key: SnapshotKey, text: String) throws(SnapshotError) -> GoldenTree {
        try GoldenTree(text, file: treeFile(key).path)
    }

    /// Returns the image of a golden.
    package func picture(_ key: SnapshotKey) throws -> Bitmap {
        let file = pictureFile(key)
        return try Bitmap(png: file.contents(), file: file.path)
    }

    /// Writes tree and image, but not the lock file.
    ///
    /// The old tree is removed first and the new one is written last, so that an interrupted run never leaves a tree
    /// with the image of another, nor a variant without an image.
    package func write(_ rendition: Rendition, renderer: Renderer) throws {
        let picture = pictureFile(rendition.key)
        let png = try rendition.drawing.pngData(renderer, file: picture.path)
        try Folder("\(path)/\(rendition.key.screen)").create()
        try treeFile(rendition.key).remove()
        try picture.write(png)
        try treeFile(rendition.key).write(rendition.treeText)
    }

    /// Removes tree and image, if they exist; the tree first, since it makes a variant exist.
    package func remove(_ key: SnapshotKey) throws {
        try treeFile(key).remove()
        try pictureFile(key).remove()
    }
}
