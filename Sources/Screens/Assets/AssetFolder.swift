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

    /// The ending of the file with its dot.
    var ending: Substring

    /// The endings of files that hold pictures.
    private static let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".heic"]

    /// Returns the ending of a picture's name with its dot; `nil` for the names of other files.
    static func ending(of file: String) -> Substring? {
        guard let dot = file.lastIndex(of: "."), endings.contains(file[dot...].lowercased()) else { return nil }
        return file[dot...]
    }

    /// Returns `nil` for a file whose name is not that of a picture.
    init?(file: String) {
        guard let ending = LoosePicture.ending(of: file) else { return nil }
        (self.file, self.ending) = (file, ending)
        let name = file.dropLast(ending.count)
        let scales: [(suffix: String, scale: Double)] = [("@2x", 2), ("@3x", 3)]
        let match = scales.first { name.hasSuffix($0.suffix) }
        self.name = String(match == nil ? name : name.dropLast(3))
        scale = match?.scale ?? 1
    }
}
