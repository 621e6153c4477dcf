package import LayoutSimDrawing
package import LayoutSimDocuments
package import LayoutSimPixels
package import LayoutSimRendering

/// A variant as it is currently laid out and drawn.
package struct Rendition: Sendable {
    package var key: SnapshotKey
    /// The layout tree.
    package var document: LayoutDocument
    /// The text of the layout tree.
    package var treeText: String
    /// What is drawn.
    package var displayList: DisplayList
    /// The hash of the pixels.
    package var pixelHash: ContentHash

    /// Lays out a subject and draws it, keeping only the hash of its pixels.
    package init(_ subject: SnapshotSubject, renderer: Renderer) throws {
        let layout = subject.layout ?? renderer.layout(subject.screen)
        key = subject.key
        document = renderer.document(layout, variant: subject.key.variant)
        treeText = document.description
        displayList = renderer.displayList(layout)
        pixelHash = try renderer.pixelHash(displayList)
    }

    /// Its entry in the lock file.
    package var lockEntry: LockFile.Entry {
        LockFile.Entry(
            treeHash: ContentHash(ofText: treeText), pixelHash: pixelHash, width: displayList.pixelWidth,
            height: displayList.pixelHeight, fingerprint: Renderer.fingerprint)
    }
}
