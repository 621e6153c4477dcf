/// A folder that contains assets.
struct AssetFolder: Hashable {
    enum Kind: Hashable {
        case imageSet, colorSet
        /// An ordinary folder with pictures.
        case loose
        /// A font, which is a file and not a folder.
        case font
    }

    var kind: Kind
    var path: String
    /// The name of the asset, prefixed by groups that provide a namespace.
    var name: String
    /// The names of its pictures; for sets they are in `Contents.json`.
    var pictures: [LoosePicture] = []
}

/// A picture by the name of its file, such as `header@2x.png`.
struct LoosePicture: Hashable {
    var file: String
    /// The name without the extension and the scale.
    var name: String
    var scale: Double

    /// Returns `nil` for a file that is not a PNG.
    init?(file: String) {
        guard file.hasSuffix(".png") else { return nil }
        self.file = file
        let name = file.dropLast(4)
        let scales: [(suffix: String, scale: Double)] = [("@2x", 2), ("@3x", 3)]
        let match = scales.first { name.hasSuffix($0.suffix) }
        self.name = String(match == nil ? name : name.dropLast(3))
        scale = match?.scale ?? 1
    }
}
