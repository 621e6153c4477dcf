import LayoutSimDocuments
import LayoutSimPixels
import LayoutSimRendering

/// The golden of a variant, completely read.
struct Golden {
    var treeText: String
    var document: LayoutDocument
    var picture: Bitmap
    /// What drew it and what draws now.
    var fingerprints: (golden: String, now: String)

    init(_ key: SnapshotKey, in folder: SnapshotFolder, fingerprint: String) throws {
        treeText = try folder.treeText(key)
        document = try folder.document(key, text: treeText)
        picture = try folder.picture(key)
        fingerprints = (fingerprint, Renderer.fingerprint)
    }

    /// Another screen instead of a golden.
    init(_ document: LayoutDocument, picture: Bitmap) {
        treeText = document.description
        self.document = document
        self.picture = picture
        fingerprints = (Renderer.fingerprint, Renderer.fingerprint)
    }
}
