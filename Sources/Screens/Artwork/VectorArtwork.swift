package import LayoutSimDrawing
import LayoutSimGeometry

/// An SVG or PDF image as drawing operations.
package struct VectorArtwork: Hashable, Sendable {
    /// The drawing, at the size of the document in points.
    package var picture: VectorPicture
    /// Descriptions of what the drawing omits, in the order of the file.
    package var omissions: [String]

    /// The maximum side length in points; no icon is larger, and pixels are counted in integers.
    package static let longestSide = 16384.0
    /// The maximum number of operations, so that a damaged file does not exhaust memory.
    package static let mostOperations = 100_000

    /// Decodes a JPEG image; `nil` for one that cannot be read.
    package typealias PhotoReader = (_ jpeg: [UInt8]) -> Picture?

    /// Parses a file whose name ends in `.svg` or `.pdf`; `nil` for other names, throws an `ArtworkError`.
    ///
    /// - Parameter photo: Decodes the JPEG images in the file, which are left out without it.
    package init?(
        _ bytes: [UInt8], file: String, photo: PhotoReader = { _ in nil }
    ) throws(ArtworkError) {
        switch file.split(separator: ".").last?.lowercased() {
        case "svg": self = try SVGFile.artwork(bytes, file: file)
        case "pdf": self = try PDFPage.artwork(bytes, file: file, photo: photo)
        default: return nil
        }
    }

    init(size: Size, operations: [DrawingOperation], omissions: [String], file: String) throws(ArtworkError) {
        guard size.width > 0, size.height > 0, size.width <= Self.longestSide, size.height <= Self.longestSide else {
            throw ArtworkError(file: file, reason: .size(width: size.width, height: size.height))
        }
        picture = VectorPicture(size: size, operations: operations)
        self.omissions = omissions
    }

    /// Returns the omissions as a warning that names the file; `nil` if there are none.
    package func warning(file: String) -> String? {
        omissions.isEmpty ? nil : ArtworkError(file: file, reason: .parts(omissions)).warning
    }
}
