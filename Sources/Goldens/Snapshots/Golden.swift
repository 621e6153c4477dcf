import LayoutSimDocuments
import LayoutSimPixels
import LayoutSimRendering

/// The complete golden of a variant.
struct Golden {
    var treeText: String
    var tree: GoldenTree
    var picture: Bitmap
    /// The fingerprints of the golden's and the current drawing.
    var fingerprints: (golden: String, now: String)

    init(_ key: SnapshotKey, in folder: SnapshotFolder, fingerprint: String) throws {
        treeText = try folder.treeText(key)
        tree = try folder.tree(key, text: treeText)
        picture = try folder.picture(key)
        fingerprints = (fingerprint, Renderer.fingerprint)
    }

    /// Creates a golden from another screen.
    init(_ document: LayoutDocument, picture: Bitmap) {
        treeText = document.description
        tree = GoldenTree(document)
        self.picture = picture
        fingerprints = (Renderer.fingerprint, Renderer.fingerprint)
    }

    /// Returns one of the moments as a golden of its own; `nil` if the image is too small to contain it.
    func moment(_ index: Int) -> Golden? {
        guard let strip = tree.strip else { return self }
        guard let part = picture.part(strip.places[index]) else { return nil }
        var golden = Golden(tree.documents[index], picture: part)
        golden.fingerprints = fingerprints
        return golden
    }
}
