package import LayoutSimGeometry
package import LayoutSimPainting
package import LayoutSimPixels
package import LayoutSimTypography

/// Turns display lists into pixels, the same on every machine; keeps the shapes of glyphs between two lists.
///
/// The screen is drawn in bands that fit the processor's cache, and each band is hashed, compressed or kept while it is there.
package final class Rasterizer {
    private let glyphs: GlyphMaskCache
    private let image: (ImageSource) -> Bitmap?
    private let bandHeight: Int

    /// Takes the shapes of glyphs, in parts of the font's size with y downwards, and the pictures by their sources;
    /// both must always give the same answer. The rows of a band decide over speed alone, except that cairo may round a
    /// pixel otherwise where dashes or clips cross from band to band.
    package init(
        outline: @escaping (FontFace, UInt32) -> Path, image: @escaping (ImageSource) -> Bitmap?, bandHeight: Int = 32
    ) {
        glyphs = GlyphMaskCache(outline: outline)
        self.image = image
        self.bandHeight = max(1, bandHeight)
    }

    /// The picture of a display list; throws where its size in pixels is none or too large.
    package func render(_ list: DisplayList) throws(RasterError) -> Bitmap {
        let screen = try PlannedScreen(list, glyphs, image)
        return try unsafe Bitmap(width: screen.width, height: screen.height) { pixels throws(RasterError) in
            for rows in screen.bands(of: bandHeight) {
                let range = (rows.lowerBound * screen.width)..<(rows.upperBound * screen.width)
                try unsafe screen.draw(rows, into: UnsafeMutableBufferPointer(rebasing: pixels[range]))
            }
        }
    }

    /// The hash that `render(_:)`'s picture would have, without keeping the picture.
    package func pixelHash(of list: DisplayList) throws(RasterError) -> ContentHash {
        let screen = try PlannedScreen(list, glyphs, image)
        var hasher = PixelHasher(width: screen.width, height: screen.height)
        let band = Band(capacity: screen.width * bandHeight)
        for rows in screen.bands(of: bandHeight) {
            try band.draw(rows, of: screen)
            band.withPixels { hasher.append($0) }
        }
        return hasher.finish()
    }

    /// The bytes of the PNG that `render(_:)`'s picture would have, without keeping the picture; `file` is the name in errors.
    package func pngData(of list: DisplayList, file: String) throws -> [UInt8] {
        let screen = try PlannedScreen(list, glyphs, image)
        var encoder = try PNGEncoder(width: screen.width, height: screen.height, file: file)
        let band = Band(capacity: screen.width * bandHeight)
        for rows in screen.bands(of: bandHeight) {
            try band.draw(rows, of: screen)
            try band.withPixels { (rows) throws(PNGError) in try encoder.append(rows) }
        }
        return try encoder.finish()
    }
}
