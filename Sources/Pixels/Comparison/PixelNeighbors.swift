import LayoutSimPixels

/// Detects antialiased pixels: V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope
/// Detector", 2009.
///
/// With one stricter rule: a difference of more than half of the contrast around it is not a shift by a fraction of a
/// pixel.
enum SmoothedEdge {
    /// Returns whether a differing pixel is antialiased in one of the images.
    static func contains(_ old: PixelNeighbors, _ new: PixelNeighbors) -> Bool {
        let contrast =
            max(old.brightest.luma, new.brightest.luma) - min(old.darkest.luma, new.darkest.luma)
        return abs(old.luma - new.luma) * 2 <= contrast
            && (isSmoothed(old, beside: new) || isSmoothed(new, beside: old))
    }

    /// Returns whether a pixel lies between a darker and a brighter one, one of which is part of an area in both
    /// images.
    private static func isSmoothed(_ pixel: PixelNeighbors, beside other: PixelNeighbors) -> Bool {
        guard pixel.equals + (pixel.isAtEdge ? 1 : 0) <= 2, pixel.darkest.luma < pixel.luma,
            pixel.luma < pixel.brightest.luma
        else { return false }
        return isArea(pixel.darkest.offset, in: pixel, other) || isArea(pixel.brightest.offset, in: pixel, other)
    }

    private static func isArea(
        _ offset: PixelNeighbors.Offset, in pixel: PixelNeighbors, _ other: PixelNeighbors
    ) -> Bool {
        pixel.isArea(offset) && other.isArea(offset)
    }
}

/// The neighborhood of a pixel.
struct PixelNeighbors {
    /// An offset in columns and rows.
    typealias Offset = (x: Int, y: Int)

    private let bitmap: Bitmap
    private let column: Int
    private let row: Int
    /// The brightness of the pixel itself.
    let luma: Int
    /// The extreme among the neighbors with its offset; of several, the first from the top left.
    private(set) var darkest: (luma: Int, offset: Offset)
    private(set) var brightest: (luma: Int, offset: Offset)
    /// The number of neighbors that are as bright as the pixel.
    private(set) var equals = 0

    init(_ bitmap: Bitmap, _ column: Int, _ row: Int) {
        self.bitmap = bitmap
        self.column = column
        self.row = row
        luma = bitmap.pixels[row * bitmap.width + column].luma
        darkest = (luma, (0, 0))
        brightest = (luma, (0, 0))
        for y in max(0, row - 1)..<min(bitmap.height, row + 2) {
            for x in max(0, column - 1)..<min(bitmap.width, column + 2) where x != column || y != row {
                look(at: bitmap.pixels[y * bitmap.width + x].luma, (x - column, y - row))
            }
        }
    }

    private mutating func look(at other: Int, _ offset: Offset) {
        if other == luma { equals += 1 }
        if other < darkest.luma { darkest = (other, offset) }
        if other > brightest.luma { brightest = (other, offset) }
    }

    /// Whether the pixel is at an edge of the image.
    var isAtEdge: Bool {
        column == 0 || row == 0 || column == bitmap.width - 1 || row == bitmap.height - 1
    }

    /// Returns whether the neighbor at an offset is part of an area: at least three pixels around it have exactly its
    /// color.
    ///
    /// The edge of the image counts as one.
    func isArea(_ offset: Offset) -> Bool {
        let (x, y) = (column + offset.x, row + offset.y)
        guard 0 <= x, x < bitmap.width, 0 <= y, y < bitmap.height else { return false }
        let isAtEdge = x == 0 || y == 0 || x == bitmap.width - 1 || y == bitmap.height - 1
        // The count includes the pixel itself.
        var count = isAtEdge ? 0 : -1
        let color = bitmap.pixels[y * bitmap.width + x]
        for row in max(0, y - 1)..<min(bitmap.height, y + 2) {
            for column in max(0, x - 1)..<min(bitmap.width, x + 2)
            where bitmap.pixels[row * bitmap.width + column].bits == color.bits {
                count += 1
            }
        }
        return count >= 3
    }
}
