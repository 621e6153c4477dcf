import LayoutSimAssets
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree

/// The pictures and colors of the project around a file: those of its asset catalogs, which are looked for when the first
/// one is asked for, and pictures named by path.
final class ProjectAssets {
    private let file: String
    private lazy var catalog = AssetCatalog(near: file)

    init(around file: String) {
        self.file = file
    }

    /// Those of the colors with these names that were found. Throws a `FileError` or a `JSONError`.
    func colors(named names: [String], in appearance: Appearance) throws -> [String: Color] {
        var colors: [String: Color] = [:]
        for name in names { colors[name] = try catalog.color(named: name, in: appearance) }
        return colors
    }

    /// The screen with the pictures that were found, which the renderer knows from here on; the others stay missing.
    func supply(_ screen: Screen, to renderer: Renderer) throws -> Screen {
        let supply = PictureSupply(
            find: { [catalog] in
                try catalog.picture(named: $0, scale: screen.viewport.scale, appearance: screen.appearance)
            }, renderer: renderer)
        var screen = screen
        try screen.root.changeAllViews { view in
            view.image = try view.image.map(supply.supplied)
            view.bars = try view.bars.map(supply.supplied)
        }
        screen.bars = try supply.supplied(screen.bars)
        return screen
    }
}

/// Puts pictures in the place of their names.
private struct PictureSupply {
    var find: (String) throws -> AssetCatalog.Picture?
    var renderer: Renderer

    func supplied(_ bars: BarContents) throws -> BarContents {
        func supplied(_ items: [BarContents.Item]) throws -> [BarContents.Item] {
            try items.map { item in
                var item = item
                item.image = try item.image.map(self.supplied)
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

    func supplied(_ image: Image) throws -> Image {
        switch image.source {
        case .missing(let name):
            guard let picture = try find(name) else { return image }
            try read(picture.path)
            var image = image
            image.source = .file(picture.path)
            image.isTemplate = picture.isTemplate ?? image.isTemplate
            return image
        case .file(let path):
            try read(path)
            return image
        case .symbol, .drawing: return image
        }
    }

    private func read(_ path: String) throws {
        renderer.add(try Bitmap(png: File(path).contents(), file: path), named: path)
    }
}
