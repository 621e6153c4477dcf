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
        try supply(screen.root, to: renderer)
        return screen
    }

    private func supply(_ view: View, to renderer: Renderer) throws {
        for case .file(let path)? in view.imageSources {
            let file = File(path.hasPrefix("/") ? path : "\(root)/\(path)")
            guard file.exists else { continue }
            renderer.add(try Bitmap(png: file.contents(), file: file.path), named: path)
        }
        for subview in view.subviews { try supply(subview, to: renderer) }
    }
}

extension View {
    /// Where the picture of an image view or button comes from, if it has one.
    fileprivate var imageSources: [Image.Source?] {
        switch content {
        case .image(let image, _): [image.source]
        case .button(let button): [button.image?.source]
        default: []
        }
    }
}
