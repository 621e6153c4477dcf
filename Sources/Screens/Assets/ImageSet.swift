import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimViewTree

/// An image set: one picture at several scales.
struct ImageSet {
    let folder: String

    /// Returns the best picture for a scale; throws a `FileError` or a `JSONError`.
    func picture(scale: Double, appearance: Appearance) throws -> AssetCatalog.Picture? {
        let variants = try AssetVariants(folder: folder, key: "images")
        var best = try variants.entries(in: appearance).compactMap(picture).best(for: scale)
        best?.isTemplate = try variants.isTemplate
        best?.preservesVectors = try variants.preservesVectors
        return best
    }

    private func picture(_ entry: JSONNode) throws(JSONError) -> AssetCatalog.Picture? {
        guard let file = try entry.optionalMember("filename")?.string() else { return nil }
        let scale = try entry.optionalMember("scale")?.string() ?? "1x"
        guard let number = Double(scale.dropLast()), scale.hasSuffix("x"), number > 0 else {
            throw entry.error("has the scale '\(scale)', expected one such as '2x'")
        }
        var picture = AssetCatalog.Picture(path: "\(folder)/\(file)", scale: number)
        if let insets = try entry.optionalMember("alignment-insets") {
            picture.alignmentInsets = try EdgeInsets(insets, scale: number)
        }
        picture.slices = try entry.optionalMember("resizing").map { node throws(JSONError) in
            try PictureSlices(node, scale: number)
        }
        return picture
    }
}
