import LayoutSimAssets
import LayoutSimFiles
package import LayoutSimGeometry
import LayoutSimPixels
package import LayoutSimViewTree

/// Supplies the pictures and colours that a file names, from the asset catalogues around it.
package struct FilePictures {
    private let catalogue: AssetCatalogue
    private let appearance: Appearance
    /// How many pixels a point has where the pictures are drawn.
    package var scale: Double

    package init(near file: String, scale: Double = 1, appearance: Appearance) {
        catalogue = AssetCatalogue(near: file)
        self.scale = scale
        self.appearance = appearance
    }

    /// Those of the colours with these names that were found.
    package func colors(named names: [String]) throws -> [String: Color] {
        var colors: [String: Color] = [:]
        for name in names { colors[name] = try catalogue.color(named: name, in: appearance) }
        return colors
    }

    /// The screen with the pictures that were found, which the renderer knows from here on; the others stay missing.
    package func supply(_ screen: Screen, to renderer: Renderer) throws -> Screen {
        var screen = screen
        screen.root = try supply(screen.root, to: renderer)
        return screen
    }

    private func supply(_ view: View, to renderer: Renderer) throws -> View {
        var view = view
        view.image = try view.image.map { try found($0, renderer) }
        view.subviews = try view.subviews.map { try supply($0, to: renderer) }
        return view
    }

    /// What stands in bars with the pictures that were found.
    package func supply(_ bars: BarContents, to renderer: Renderer) throws -> BarContents {
        func supplied(_ items: [BarContents.Item]) throws -> [BarContents.Item] {
            try items.map { item in
                var item = item
                item.image = try item.image.map { try found($0, renderer) }
                return item
            }
        }
        var bars = bars
        bars.leading = try supplied(bars.leading)
        bars.trailing = try supplied(bars.trailing)
        bars.tools = try supplied(bars.tools)
        bars.tabs = try supplied(bars.tabs)
        return bars
    }

    private func found(_ image: Image, _ renderer: Renderer) throws -> Image {
        guard case .missing(let name) = image.source,
            let picture = try catalogue.picture(named: name, scale: scale, appearance: appearance)
        else { return image }
        renderer.add(try Bitmap(png: File(picture.path).contents(), file: picture.path), named: picture.path)
        var image = image
        image.source = .file(picture.path)
        image.isTemplate = picture.isTemplate ?? image.isTemplate
        return image
    }
}
