package import LayoutSimDrawing
import LayoutSimGeometry
package import LayoutSimPixels

/// Converts display lists to pixels, identically on every machine; caches glyph masks and scaled images across lists.
///
/// The screen is drawn in bands that fit into the processor's cache; each band is hashed, compressed or stored while
/// cached.
package final class Rasterizer {
    private let glyphs: GlyphMaskCache
    private let images: ImageCache
    private let bandHeight: Int

    /// Creates a rasterizer with functions that return the outlines of glyphs and the content of images, which must
    /// always return the same results. The height of a band affects only speed, except that cairo may round a pixel
    /// differently where dashes or clips cross from band to band.
    package init(
        outline: @escaping GlyphOutlines, image: @escaping (ImageSource) -> Artwork?, bandHeight: Int = 32
    ) {
        glyphs = GlyphMaskCache(outline: outline)
        images = ImageCache(
            image: image,
            draw: { picture, width, height throws(RasterError) in
                try Rasterizer.bitmap(of: picture, width: width, height: height)
            })
        self.bandHeight = max(1, bandHeight)
    }

    /// Returns a vector image at a size in pixels, transparent where nothing is drawn.
    package static func bitmap(of picture: VectorPicture, width: Int, height: Int) throws(RasterError) -> Bitmap {
        var place = Compositing()
        place.transform = Transform(
            a: Double(width) / picture.size.width, b: 0, c: 0, d: Double(height) / picture.size.height, tx: 0, ty: 0)
        let size = Size(width: Double(width), height: Double(height))
        var list = DisplayList(size: size, scale: 1, background: .clear)
        list.items = [DisplayItem(view: "", operation: .composited(place, picture.operations))]
        // Vector images contain neither glyphs nor images.
        return try Rasterizer(outline: { _, _ in Path() }, image: { _ in nil }).render(list, isOpaque: false)
    }

    /// Returns the image of a display list; throws if it has no pixels or too many. An image that is not opaque keeps
    /// the opacity of its background.
    package func render(_ list: DisplayList, isOpaque: Bool = true) throws(RasterError) -> Bitmap {
        var screen = try PlannedScreen(list, glyphs, images)
        screen.isOpaque = isOpaque
        return try unsafe Bitmap(width: screen.width, height: screen.height) { pixels throws(RasterError) in
            for rows in screen.bands(of: bandHeight) {
                let range = (rows.lowerBound * screen.width)..<(rows.upperBound * screen.width)
                try unsafe screen.draw(rows, into: UnsafeMutableBufferPointer(rebasing: pixels[range]))
            }
        }
    }

    /// Returns the hash of the image that `render(_:)` would return, without storing the image.
    package func pixelHash(of list: DisplayList) throws(RasterError) -> ContentHash {
        let screen = try PlannedScreen(list, glyphs, images)
        var hasher = PixelHasher(width: screen.width, height: screen.height)
        let band = Band(capacity: screen.width * bandHeight)
        for rows in screen.bands(of: bandHeight) {
            try band.draw(rows, of: screen)
            band.withPixels { hasher.append($0) }
        }
        return hasher.finish()
    }

    /// Returns the image that `render(_:)` would return as PNG data, without storing the image; errors name `file`.
    package func pngData(of list: DisplayList, file: String) throws -> [UInt8] {
        let screen = try PlannedScreen(list, glyphs, images)
        var encoder = try PNGEncoder(width: screen.width, height: screen.height, file: file)
        let band = Band(capacity: screen.width * bandHeight)
        for rows in screen.bands(of: bandHeight) {
            try band.draw(rows, of: screen)
            try band.withPixels { (rows) throws(PNGError) in try encoder.append(rows) }
        }
        return try encoder.finish()
    }
}
