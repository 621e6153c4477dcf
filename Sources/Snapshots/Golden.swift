import LayoutSimDocuments
import LayoutSimPixels
import LayoutSimRendering

/// The golden of a variant, completely read.
struct Golden {
    var treeText: String
    var tree: GoldenTree
    var picture: Bitmap
    /// What drew it and what draws now.
    var fingerprints: (golden: String, now: String)

    init(_ key: SnapshotKey, in folder: SnapshotFolder, fingerprint: String) throws {
        treeText = try folder.treeText(key)
        tree = try folder.tree(key, text: treeText)
        picture = try folder.picture(key)
        fingerprints = (fingerprint, Renderer.fingerprint)
    }

    /// Another screen instead of a golden.
    init(_ document: LayoutDocument, picture: Bitmap) {
        treeText = document.description
        tree = GoldenTree(document)
        self.picture = picture
        fingerprints = (Renderer.fingerprint, Renderer.fingerprint)
    }

    /// One of the moments on its own; `nil` if the picture is too small to have it.
    func moment(_ index: Int) -> Golden? {
        guard let strip = tree.strip else { return self }
        guard let part = picture.part(strip.places[index]) else { return nil }
        var golden = Golden(tree.documents[index], picture: part)
        golden.fingerprints = fingerprints
        return golden
    }
}
