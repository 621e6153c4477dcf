import LayoutSimDrawing
import LayoutSimPixels

/// Keeps images in the sizes in which they were drawn, since icons recur.
final class ImageCache {
    /// The pixels of an image by its name.
    let image: (ImageSource) -> Bitmap?
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
        let bitmap: Bitmap
        let surface: Surface
    }

    /// Takes the pixels of images.
    init(image: @escaping (ImageSource) -> Bitmap?) {
        self.image = image
    }

    /// An image in a size in pixels, at a number of pixels per point; `nil` if there is none of its name.
    func surface(
        of source: ImageSource, width: Int, height: Int, scale: (x: Double, y: Double)
    ) throws(RasterError) -> Surface? {
        guard let bitmap = image(source) else { return nil }
        let key = Key(source: source, width: width, height: height, scaleX: scale.x, scaleY: scale.y)
        if let known = entries[key], known.bitmap.sharesPixels(with: bitmap) { return known.surface }
        let scaled =
            source.part.map { bitmap.filling(width: width, height: height, with: $0, scale: scale) }
            ?? bitmap.scaled(toWidth: width, height: height)
        let surface = try Surface(source.tint.map(scaled.tinted) ?? scaled)
        if pixelCount > ImageCache.capacity { (entries, pixelCount) = ([:], 0) }
        entries[key] = Entry(bitmap: bitmap, surface: surface)
        pixelCount += width * height + bitmap.width * bitmap.height
        return surface
    }
}
