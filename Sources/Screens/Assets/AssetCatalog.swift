package import LayoutSimGeometry
package import LayoutSimViewTree

/// The pictures, colors and fonts of a project by their names: its asset catalogs, loose pictures and font files.
package struct AssetCatalog: Sendable {
    /// The file of a picture, with the number of its pixels per point.
    package struct Picture: Hashable, Sendable {
        /// The path of the file.
        package var path: String
        /// The number of the picture's pixels per point.
        package var scale: Double
        /// Whether the picture is a template image, drawn in the tint color; `nil` leaves that to the view.
        package var isTemplate: Bool?
        /// Whether a vector picture is rendered again at every size.
        package var preservesVectors = false
        /// The insets of the alignment rectangle, in points.
        package var alignmentInsets = EdgeInsets.zero
        /// Which parts keep their size where the picture is stretched; `nil` for none.
        package var slices: PictureSlices?
        /// Whether the file is a vector picture, an SVG or a PDF, and not a bitmap.
        package var isVector: Bool { [".svg", ".pdf"].contains { path.lowercased().hasSuffix($0) } }

        /// Creates a picture from its file and scale.
        package init(path: String, scale: Double, isTemplate: Bool? = nil) {
            self.path = path
            self.scale = scale
            self.isTemplate = isTemplate
        }
    }

    /// Folders ending in `.imageset`, by name.
    private var imageSets: [String: String] = [:]
    /// Folders ending in `.colorset`, by name.
    private var colorSets: [String: String] = [:]
    /// Pictures outside of catalogs, by name with and without the extension.
    private var loosePictures: [String: [Picture]] = [:]

    /// The paths of fonts, by file name.
    private var fonts: [String: String] = [:]

    /// Creates an empty catalog.
    package init() {}

    /// Searches for catalogs around a file: in its folder, the folders above it up to the project's, and folders below
    /// these. If a name occurs more than once, the nearest one wins.
    package init(near file: String) { self.init(near: file, AssetSearch()) }

    init(near file: String, _ search: AssetSearch) {
        for folder in AssetFolders(near: file, search).folders { add(folder) }
    }

    /// Returns the picture with a name: of those for the appearance, the one with the scale, otherwise the next larger,
    /// otherwise the largest; `nil` if none can be drawn. Throws a `FileError` or a `JSONError`.
    package func picture(named name: String, scale: Double, appearance: Appearance = .light) throws -> Picture? {
        if let folder = imageSets[name] {
            return try ImageSet(folder: folder).picture(scale: scale, appearance: appearance)
        }
        return loosePictures[name]?.best(for: scale)
    }

    /// Returns the path of the font with a file name, or `nil` if there is none.
    package func font(named name: String) -> String? { fonts[name] }

    /// Returns the color with a name in an appearance, or `nil` if there is none. Throws a `FileError` or a
    /// `JSONError`.
    package func color(named name: String, in appearance: Appearance) throws -> Color? {
        guard let folder = colorSets[name] else { return nil }
        return try ColorSet(folder: folder).color(in: appearance)
    }

    private mutating func add(_ folder: AssetFolder) {
        switch folder.kind {
        case .imageSet: if imageSets[folder.name] == nil { imageSets[folder.name] = folder.path }
        case .colorSet: if colorSets[folder.name] == nil { colorSets[folder.name] = folder.path }
        case .loose: addPictures(of: folder)
        case .font: if fonts[folder.name] == nil { fonts[folder.name] = folder.path }
        }
    }

    /// Adds the pictures of a folder, which belong together; a folder farther away does not add scales.
    private mutating func addPictures(of folder: AssetFolder) {
        var found: [String: [Picture]] = [:]
        for file in folder.pictures {
            let picture = Picture(path: "\(folder.path)/\(file.file)", scale: file.scale)
            // Only of a PNG can the ending be left out (Apple, `UIImage(named:)`).
            if file.ending == ".png" { found[file.name, default: []].append(picture) }
            found[file.name + file.ending, default: []].append(picture)
        }
        loosePictures.merge(found) { nearer, _ in nearer }
    }
}

extension [AssetCatalog.Picture] {
    /// Returns the picture with the scale, otherwise the next larger, otherwise the largest.
    func best(for scale: Double) -> AssetCatalog.Picture? {
        self.filter { $0.scale >= scale }.min { $0.scale < $1.scale } ?? self.max { $0.scale < $1.scale }
    }
}
