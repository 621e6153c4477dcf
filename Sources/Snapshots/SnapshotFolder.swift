package import LayoutSimFiles
package import LayoutSimPixels
package import LayoutSimRendering

/// A folder of goldens or pending variants: a tree and a picture per variant.
package struct SnapshotFolder: Hashable, Sendable {
    /// The folder's path.
    package var path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The file of the layout tree.
    package func treeFile(_ key: SnapshotKey) -> File { File("\(path)/\(key).layout") }

    /// The file of the picture.
    package func pictureFile(_ key: SnapshotKey) -> File { File("\(path)/\(key).png") }

    /// The file of the animated picture that a recording has for people.
    func animationFile(_ key: SnapshotKey) -> File { File("\(path)/\(key).apng") }

    /// The file of the hashes.
    package var lockFile: File { File("\(path)/\(LockFile.name)") }

    /// The hashes; none if the folder has no lock file.
    package func lock() throws -> LockFile {
        guard lockFile.exists else { return LockFile() }
        return try LockFile(parsing: lockFile.text(), file: lockFile.path)
    }

    /// The variants that have a layout tree here, sorted; other files are ignored.
    package func keys() throws -> [SnapshotKey] {
        guard File(path).isFolder else { return [] }
        return try Folder(path).names().filter { File("\(path)/\($0)").isFolder }.flatMap { screen in
            try Folder("\(path)/\(screen)").names()
                .filter { $0.hasSuffix(".layout") }
                .compactMap { SnapshotKey("\(screen)/\($0.dropLast(".layout".count))") }
        }.sorted()
    }

    /// The variants that have a line in the lock file or a layout tree here.
    package func allKeys(lock: LockFile) throws -> Set<SnapshotKey> { Set(lock.entries.keys).union(try keys()) }

    /// The text of a layout tree, unparsed; carriage returns that a checkout put before line feeds are left out.
    package func treeText(_ key: SnapshotKey) throws -> String {
        try treeFile(key).text().withoutCarriageReturns
    }

    /// The layout tree, parsed from its text.
    package func tree(_ key: SnapshotKey, text: String) throws(SnapshotError) -> GoldenTree {
        try GoldenTree(text, file: treeFile(key).path)
    }

    /// The picture of a golden.
    package func picture(_ key: SnapshotKey) throws -> Bitmap {
        let file = pictureFile(key)
        return try Bitmap(png: file.contents(), file: file.path)
    }

    /// Writes tree and picture, but not the lock file.
    ///
    /// The old tree is removed first and the new one is written last, so that an interrupted run never leaves a tree
    /// beside the picture of another, and no variant without a picture.
    package func write(_ rendition: Rendition, renderer: Renderer) throws {
        let picture = pictureFile(rendition.key)
        let png = try rendition.drawing.pngData(renderer, file: picture.path)
        try Folder("\(path)/\(rendition.key.screen)").create()
        try treeFile(rendition.key).remove()
        try picture.write(png)
        try treeFile(rendition.key).write(rendition.treeText)
    }

    /// Removes tree and picture, if there are any; the tree first, since variants are found by it.
    package func remove(_ key: SnapshotKey) throws {
        try treeFile(key).remove()
        try pictureFile(key).remove()
    }
}
