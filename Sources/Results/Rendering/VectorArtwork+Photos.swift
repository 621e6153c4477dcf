package import LayoutSimArtwork
import LayoutSimDrawing
import LayoutSimPixels

extension VectorArtwork {
    /// Parses a file whose name ends in `.svg` or `.pdf`, with the photos in it; `nil` for other names, throws an
    /// `ArtworkError`.
    package init?(withPhotos bytes: [UInt8], file: String) throws(ArtworkError) {
        try self.init(
            bytes, file: file,
            photo: { jpeg in
                guard let bitmap = try? Bitmap(picture: jpeg, file: file, isUpright: false) else { return nil }
                return Picture(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(\.bits))
            })
    }
}
