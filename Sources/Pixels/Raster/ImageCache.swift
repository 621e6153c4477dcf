import LayoutSimDrawing
import LayoutSimPixels

/// A cache of images at the sizes in which they were drawn.
final class ImageCache {
    /// Returns the content of an image by name.
    let image: (ImageSource) -> Artwork?
    /// Draws vector images.
    private let draw: (VectorPicture, _ width: Int, _ height: Int) throws(RasterError) -> Bitmap
    private var entries: [Key: Entry] = [:]
    private var pixelCount = 0

    /// The capacity in pixels; when the images exceed it, the cache is emptied.
    private static let capacity = 4 << 20

    private struct Key: Hashable {
        let source: ImageSource
        let width: Int
        let height: Int
        /// The scale in pixels per point, on which tiling depends.
        let scaleX: Double
        let scaleY: Double
    }

    private struct Entry {
        /// The content that was scaled, since a name may refer to another image later.
        let artwork: Artwork
        let surface: Surface
    }

    /// Creates a cache with functions that return the content of images and draw vector images.
    init(
        image: @escaping (ImageSource) -> Artwork?,
        draw: @escaping (VectorPicture, _ width: Int, _ height: Int) throws(RasterError) -> Bitmap
    ) {
        (self.image, self.draw) = (image, draw)
    }

    /// Returns the pixels of an image for a target size in pixels; a vector image is drawn at that size.
    func bitmap(of artwork: Artwork, width: Int, height: Int) throws(RasterError) -> Bitmap? {
        switch artwork {
        case .pixels(let bitmap): bitmap
        case .vector(let picture):
            PNGLimits.allow(width: width, height: height) ? try draw(picture, width, height) : nil
        }
    }

    /// Returns an image at a size in pixels, with a number of pixels per point; `nil` if there is none of that name.
    func surface(
        of source: ImageSource, width: Int, height: Int, scale: (x: Double, y: Double)
    ) throws(RasterError) -> Surface? {
        guard let artwork = image(source) else { return nil }
        let key = Key(source: source, width: width, height: height, scaleX: scale.x, scaleY: scale.y)
        if let known = entries[key], known.artwork.isSame(as: artwork) { return known.surface }
        let own = artwork.pixels(scale: scale)
        let isWhole = source.part == nil && artwork.isSharpAtEverySize
        guard
            let bitmap = try bitmap(
                of: artwork, width: isWhole ? width : own.width, height: isWhole ? height : own.height)
        else { return nil }
        let scaled =
            source.part.map { bitmap.filling(width: width, height: height, with: $0, scale: scale) }
            ?? bitmap.scaled(toWidth: width, height: height, isPixelated: source.isPixelated)
        let surface = try Surface(source.tint.map(scaled.tinted) ?? scaled)
        if pixelCount > ImageCache.capacity { (entries, pixelCount) = ([:], 0) }
        entries[key] = Entry(artwork: artwork, surface: surface)
        pixelCount += width * height + bitmap.width * bitmap.height
        return surface
    }
}
