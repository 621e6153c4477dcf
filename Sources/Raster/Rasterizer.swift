package import LayoutSimDrawing
import LayoutSimGeometry
package import LayoutSimPixels

/// Turns display lists into pixels, the same on every machine; keeps glyph masks and images in their sizes from one list
/// to the next.
///
/// The screen is drawn in bands that fit the processor's cache; each band is hashed, compressed or stored while cached.
package final class Rasterizer {
    private let glyphs: GlyphMaskCache
    private let images: ImageCache
    private let bandHeight: Int

    /// Takes the outlines of glyphs and what images look like; both functions must always give the same answer. The height
    /// of a band affects only speed, except that cairo may round a pixel differently where dashes or clips cross from
    /// band to band.
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

    /// A vector picture in a size in pixels, clear where nothing is drawn.
    package static func bitmap(of picture: VectorPicture, width: Int, height: Int) throws(RasterError) -> Bitmap {
        var place = Compositing()
        place.transform = Transform(
            a: Double(width) / picture.size.width, b: 0, c: 0, d: Double(height) / picture.size.height, tx: 0, ty: 0)
        let size = Size(width: Double(width), height: Double(height))
        var list = DisplayList(size: size, scale: 1, background: .clear)
        list.items = [DisplayItem(view: "", operation: .composited(place, picture.operations))]
        // Vector pictures hold neither glyphs nor images.
        return try Rasterizer(outline: { _, _ in Path() }, image: { _ in nil }).render(list, isOpaque: false)
    }

    /// The picture of a display list; throws if it has no pixels or too many. A picture that is not opaque keeps the
    /// opacity of its background.
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

    /// The hash of the picture that `render(_:)` would give, without storing the picture.
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

    /// The picture that `render(_:)` would give as PNG data, without storing the picture; errors name `file`.
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
