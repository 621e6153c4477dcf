import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree

/// The pictures that screens in code take from files.
struct CodePictures {
    /// The folder that their paths are relative to.
    var root: String

    /// The screen as it is; the renderer knows its pictures from here on. Those without a file stay unknown.
    func supply(_ screen: Screen, to renderer: Renderer) throws -> Screen {
        for view in screen.root.inPreorder {
            guard case .file(let path)? = view.image?.source else { continue }
            let file = File(path.hasPrefix("/") ? path : "\(root)/\(path)")
            if file.exists { renderer.add(try Bitmap(png: file.contents(), file: file.path), named: path) }
        }
        return screen
    }
}
