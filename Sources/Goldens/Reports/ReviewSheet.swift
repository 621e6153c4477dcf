import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
package import LayoutSimRendering

/// The variants of a group in one picture: expected, actual and difference, one below the other.
package struct ReviewSheet {
    private var variants: [ReviewVariant]

    /// The maximum number of variants; more would be too small in a comment.
    private static let mostVariants = 6

    /// The sheet of a group's members; `nil` if there is nothing to compare.
    package init?(of members: [ReviewVariant]) {
        variants = Array(members.filter { $0.pictures.actual != nil }.prefix(ReviewSheet.mostVariants))
        if variants.isEmpty { return nil }
    }

    /// The bytes of a PNG; `file` is the path that errors name.
    package func pngData(renderer: Renderer, file: String) throws -> [UInt8] {
        var sheet = ContactSheet(rows: try rows(file))
        sheet.pictureWidth = 240
        return try renderer.pngData(try renderer.displayList(sheet), file: file)
    }

    private func rows(_ file: String) throws -> [[ContactSheet.Cell]] {
        let sides: [(String, KeyPath<ReviewVariant.Pictures, ReviewVariant.Picture?>)] = [
            ("before", \.expected), ("after", \.actual), ("difference", \.difference),
        ]
        return try sides.map { name, side in
            try variants.compactMap { variant in
                guard let picture = variant.pictures[keyPath: side] else { return nil }
                let header = try PNGHeader(of: picture.png, file: picture.path)
                let size = Size(width: Double(header.width), height: Double(header.height))
                return ContactSheet.Cell(label: "\(variant.name) \(name)", size: size) {
                    try Bitmap(png: picture.png, file: picture.path)
                }
            }
        }.filter { !$0.isEmpty }
    }
}
