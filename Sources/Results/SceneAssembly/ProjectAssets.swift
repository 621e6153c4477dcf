import LayoutSimArtwork
import LayoutSimAssets
import LayoutSimDevices
import LayoutSimDrawing
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree

/// The pictures, colors and fonts of the project around a file: those of its asset catalogs, which are searched on
/// first use, pictures named by path, and the font files that the file names.
final class ProjectAssets {
    private let file: String
    /// The folder to which the paths of pictures are relative; `nil` names pictures by the paths where they were found.
    private let project: String?
    private let search: AssetSearch
    private lazy var catalog = search.catalog(near: file)
    private var fonts: ProjectFonts?
    private var pictureSizes: [PictureKey: Size?] = [:]

    private struct PictureKey: Hashable {
        let name: String
        let scale: Double
        let appearance: Appearance
    }

    init(around file: String, inProject project: String?, _ search: AssetSearch) {
        self.file = file
        self.search = search
        self.project = project
    }

    /// Returns the colors with the given names that exist. Throws a `FileError` or a `JSONError`.
    func colors(named names: [String], in appearance: Appearance) throws -> [String: Color] {
        var colors: [String: Color] = [:]
        for name in names { colors[name] = try catalog.color(named: name, in: appearance) }
        return colors
    }

    /// Returns the sizes in points of the pictures with the given names that exist and can be read: those at run time,
    /// which may have changed since Xcode wrote the file. Throws a `JSONError`.
    func pictureSizes(named names: [String], scale: Double, in appearance: Appearance) throws -> [String: Size] {
        var sizes: [String: Size] = [:]
        for name in names {
            let key = PictureKey(name: name, scale: scale, appearance: appearance)
            let known = pictureSizes[key]
            let size = try known ?? catalog.picture(named: name, scale: scale, appearance: appearance)?.size
            pictureSizes[key] = .some(size)
            sizes[name] = size
        }
        return sizes
    }

    /// Returns the registered names of a file's fonts, by their PostScript names; fonts whose files are not found are
    /// left out.
    func fonts(of file: InterfaceBuilderFile, at path: String) -> [String: String] {
        let found = fonts ?? ProjectFonts(of: file, at: path) { [catalog] in catalog.font(named: $0) }
        fonts = found
        return found.keys
    }

    /// The faults of the font files.
    var fontWarnings: [InterfaceBuilderWarning] { fonts?.warnings ?? [] }

    /// Returns the screen with the pictures that were found, which the renderer knows from then on; the others stay
    /// missing.
    func supply(_ screen: Screen, to renderer: Renderer) throws -> Screen {
        let supply = PictureSupply(
            find: { [catalog] in
                try catalog.picture(named: $0, scale: screen.viewport.scale, appearance: screen.appearance)
            }, project: project, renderer: renderer)
        var screen = screen
        try screen.root.changeAllViews { view in
            view.image = try view.image.map(supply.supplied)
            try view.changePartImages { $0 = try supply.supplied($0) }
            view.bars = try view.bars.map(supply.supplied)
        }
        screen.bars = try supply.supplied(screen.bars)
        return screen
    }
}

extension AssetCatalog.Picture {
    /// The size in points; `nil` for a file that cannot be read as a picture.
    fileprivate var size: Size? {
        guard let bytes = try? File(path).contents() else { return nil }
        if isVector { return (try? VectorArtwork(bytes, file: path))?.picture.size }
        if let header = try? PNGHeader(of: bytes, file: path) { return size(header.width, header.height) }
        return (try? Bitmap(picture: bytes, file: path)).map { size($0.width, $0.height) }
    }

    private func size(_ width: Int, _ height: Int) -> Size {
        Size(width: Double(width) / scale, height: Double(height) / scale)
    }
}

/// Replaces the names of pictures with the pictures.
private struct PictureSupply {
    var find: (String) throws -> AssetCatalog.Picture?
    var project: String?
    var renderer: Renderer

    func supplied(_ bars: BarContents) throws -> BarContents {
        var bars = bars
        try bars.changeImages { $0 = try supplied($0) }
        return bars
    }

    func supplied(_ image: Image) throws -> Image {
        switch image.source {
        case .missing(let name):
            guard let picture = try find(name) else { return image }
            let path = project.map { File(picture.path).path(from: $0) } ?? picture.path
            guard try read(picture, named: path) else { return image }
            var image = image
            image.source = .file(path)
            image.isTemplate = picture.isTemplate ?? image.isTemplate
            if let slices = picture.slices, image.look == nil {
                image.look = slices.isTiled ? .tiled(slices.caps) : .stretched(slices.caps)
            }
            return image
        case .file(let path):
            _ = try read(AssetCatalog.Picture(path: path, scale: 1), named: path)
            return image
        case .symbol, .drawing: return image
        }
    }

    /// Adds a picture to the renderer; returns false, with a warning, for one of a format that is not understood.
    private func read(_ picture: AssetCatalog.Picture, named name: String) throws -> Bool {
        let path = picture.path
        do {
            let bytes = try File(path).contents()
            guard var artwork = try VectorArtwork(withPhotos: bytes, file: path) else {
                renderer.add(try Bitmap(picture: bytes, file: path), named: name)
                return true
            }
            artwork.picture.isSharpAtEverySize = picture.preservesVectors
            if let warning = artwork.warning(file: path) { renderer.note(pictureWarning: warning) }
            renderer.add(artwork.picture, named: name)
            return true
        } catch let error as FileError {
            renderer.note(pictureWarning: "\(path): warning: \(error.message)")
            return false
        } catch let error as ArtworkError {
            renderer.note(pictureWarning: error.warning)
            return false
        } catch let error as PictureError where error.isLeftOut {
            renderer.note(pictureWarning: error.warning)
            return false
        }
    }
}
