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

    /// Adds the pictures of a screen to a renderer; a picture without a file stays unknown.
    ///
    /// Throws a `FileError` or a `PNGError` if a file cannot be read.
    package func add(for screen: Screen, to renderer: Renderer) throws {
        for view in screen.root.inPreorder {
            guard case .file(let path)? = view.image?.source else { continue }
            let file = File(path.hasPrefix("/") ? path : "\(root)/\(path)")
            if file.exists { renderer.add(try Bitmap(png: file.contents(), file: file.path), named: path) }
        }
    }
}
