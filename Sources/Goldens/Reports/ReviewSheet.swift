import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
package import LayoutSimRendering

/// The variants of a group in one picture: expected, actual and difference, side by side or, if they are wide, one
/// below the other.
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
        var sheet = ContactSheet(rows: try rows())
        sheet.pictureWidth = 240
        return try renderer.pngData(try renderer.displayList(sheet), file: file)
    }

    private func rows() throws -> [[ContactSheet.Cell]] {
        let sides: [(String, KeyPath<ReviewVariant.Pictures, ReviewVariant.Picture?>)] = [
            ("before", \.expected), ("after", \.actual), ("difference", \.difference),
        ]
        let cells = try variants.map { variant in
            try sides.map { name, side in
                try variant.pictures[keyPath: side].map { try cell("\(variant.name) \(name)", $0) }
            }
        }
        let isWide = cells.first?.compactMap(\.self).allSatisfy { $0.size.width > $0.size.height } ?? false
        let rows = isWide ? sides.indices.map { side in cells.map { $0[side] } } : cells
        return rows.map { $0.compactMap(\.self) }.filter { !$0.isEmpty }
    }

    private func cell(_ label: String, _ picture: ReviewVariant.Picture) throws -> ContactSheet.Cell {
        let header = try PNGHeader(of: picture.png, file: picture.path)
        let size = Size(width: Double(header.width), height: Double(header.height))
        return ContactSheet.Cell(label: label, size: size) { try Bitmap(png: picture.png, file: picture.path) }
    }
}
