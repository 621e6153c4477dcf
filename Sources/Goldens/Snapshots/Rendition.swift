import LayoutSimDocuments
import LayoutSimDrawing
package import LayoutSimPixels
package import LayoutSimRendering

/// A variant as it is currently laid out and drawn.
package struct Rendition: Sendable {
    package var key: SnapshotKey
    /// The layout tree, or the trees of a recording.
    package var tree: GoldenTree
    /// The text of the layout tree.
    package var treeText: String
    /// The drawing.
    package var drawing: GoldenDrawing
    /// The hash of the pixels.
    package var pixelHash: ContentHash

    /// Lays out a subject and draws it, keeping only the hash of its pixels unless it is a recording.
    package init(_ subject: SnapshotSubject, renderer: Renderer) throws {
        let layouts = subject.stills.map { $0.layout ?? renderer.layout($0.screen) }
        let documents = layouts.map { renderer.document($0, variant: subject.key.variant) }
        let lists = layouts.map { renderer.displayList($0) }
        key = subject.key
        if subject.recording.isEmpty {
            (tree, drawing) = (GoldenTree(documents[0].with(subject.sizes)), .still(lists[0]))
        } else {
            let strip = Filmstrip(
                zip(subject.recording, lists).map {
                    Filmstrip.Cell(time: $0.time, width: $1.pixelWidth, height: $1.pixelHeight)
                })
            guard strip.fitsPicture else { throw RecordingTooLarge(key: key, strip: strip) }
            tree = GoldenTree(documents, strip)
            drawing = .strip(try strip.bitmap(renderer: renderer) { try renderer.bitmap(lists[$0]) })
        }
        treeText = tree.description
        pixelHash = try drawing.pixelHash(renderer)
    }

    /// The entry in the lock file.
    package var lockEntry: LockFile.Entry {
        LockFile.Entry(
            treeHash: ContentHash(ofText: treeText), pixelHash: pixelHash, width: drawing.width,
            height: drawing.height, fingerprint: Renderer.fingerprint)
    }
}
