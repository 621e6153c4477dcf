import LayoutSimDrawing
import LayoutSimPixels

/// Keeps images in the sizes in which they were drawn, since icons recur.
final class ImageCache {
    /// What images look like, by their names.
    let image: (ImageSource) -> Artwork?
    /// Draws vector pictures.
    private let draw: (VectorPicture, _ width: Int, _ height: Int) throws(RasterError) -> Bitmap
    private var entries: [Key: Entry] = [:]
    private var pixelCount = 0

    /// In pixels; when the images exceed it, the cache starts over.
    private static let capacity = 4 << 20

    private struct Key: Hashable {
        let source: ImageSource
        let width: Int
        let height: Int
        /// Pixels of the screen per point, on which tiles depend.
        let scaleX: Double
        let scaleY: Double
    }

    private struct Entry {
        /// What was scaled; a name may stand for another picture later.
        let artwork: Artwork
        let surface: Surface
    }

    /// Takes what images look like.
    init(
        image: @escaping (ImageSource) -> Artwork?,
        draw: @escaping (VectorPicture, _ width: Int, _ height: Int) throws(RasterError) -> Bitmap
    ) {
        (self.image, self.draw) = (image, draw)
    }

    /// The pixels of an image for a place that is some pixels wide and high; a vector picture has as many.
    func bitmap(of artwork: Artwork, width: Int, height: Int) throws(RasterError) -> Bitmap? {
        switch artwork {
        case .pixels(let bitmap): bitmap
        case .vector(let picture):
            PNGLimits.allow(width: width, height: height) ? try draw(picture, width, height) : nil
        }
    }

    /// An image in a size in pixels, at a number of pixels per point; `nil` if there is none of its name.
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
            ?? bitmap.scaled(toWidth: width, height: height)
        let surface = try Surface(source.tint.map(scaled.tinted) ?? scaled)
        if pixelCount > ImageCache.capacity { (entries, pixelCount) = ([:], 0) }
        entries[key] = Entry(artwork: artwork, surface: surface)
        pixelCount += width * height + bitmap.width * bitmap.height
        return surface
    }
}
