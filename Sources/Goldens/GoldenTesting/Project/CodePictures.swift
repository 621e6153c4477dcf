import LayoutSimArtwork
import LayoutSimFiles
import LayoutSimPixels
package import LayoutSimRendering
package import LayoutSimViewTree

/// The pictures that screens built in code take from files.
package struct CodePictures {
    /// The folder that their paths are relative to.
    let root: String

    /// Looks for pictures in a folder and below.
    package init(root: String) {
        self.root = root
    }

    /// Adds the pictures of a screen that a renderer does not know; a picture without a file stays unknown.
    ///
    /// Throws a `FileError`, a `PictureError` or an `ArtworkError` if a file cannot be read.
    package func add(for screen: Screen, to renderer: Renderer) throws {
        for view in screen.root.inPreorder {
            guard case .file(let path)? = view.image?.source, !renderer.knowsPicture(named: path) else { continue }
            let file = File(path.hasPrefix("/") ? path : "\(root)/\(path)")
            guard file.exists else { continue }
            let bytes = try file.contents()
            if let artwork = try VectorArtwork(withPhotos: bytes, file: file.path) {
                renderer.add(artwork.picture, named: path)
            } else {
                renderer.add(try Bitmap(picture: bytes, file: file.path), named: path)
            }
        }
    }
}
