package import LayoutSimFiles
package import LayoutSimPixels
package import LayoutSimRendering

/// A folder of goldens, or of what may become goldens: a tree and a picture per variant.
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

    /// The file of the hashes.
    package var lockFile: File { File("\(path)/\(LockFile.name)") }

    /// The hashes; none if the folder has no lock file.
    package func lock() throws -> LockFile {
        guard lockFile.exists else { return LockFile() }
        return try LockFile(parsing: text(of: lockFile), file: lockFile.path)
    }

    /// The layout tree of a golden and its text.
    package func tree(_ key: SnapshotKey) throws -> (document: LayoutDocument, text: String) {
        let file = treeFile(key)
        let text = try text(of: file)
        if let marker = GitMarker(in: text) { throw SnapshotError(file: file.path, marker) }
        do throws(LayoutDocument.SyntaxError) {
            return (try LayoutDocument(parsing: text), text)
        } catch {
            throw SnapshotError(file: file.path, error)
        }
    }

    /// The picture of a golden.
    package func picture(_ key: SnapshotKey) throws -> Bitmap {
        let file = pictureFile(key)
        return try Bitmap(png: file.contents(), file: file.path)
    }

    /// Writes tree and picture, the picture last; the lock file is the caller's.
    package func write(_ rendition: Rendition, renderer: Renderer) throws {
        let picture = pictureFile(rendition.key)
        let png = try renderer.pngData(rendition.displayList, file: picture.path)
        try Folder("\(path)/\(rendition.key.screen)").create()
        try treeFile(rendition.key).write(rendition.treeText)
        try picture.write(png)
    }

    private func text(of file: File) throws -> String {
        guard let text = String(validating: try file.contents(), as: UTF8.self) else {
            throw SnapshotError(file: file.path, .notText)
        }
        return text
    }
}

extension SnapshotError {
    init(file: String, _ error: LayoutDocument.SyntaxError) {
        switch error {
        case .unknownFormat: self.init(file: file, line: 1, .layoutLine("the first line"))
        case .unexpected(let line, let text): self.init(file: file, line: line, .layoutLine(text))
        }
    }
}
