import LayoutSimPixels

/// A pixel and the up to eight around it.
///
/// Finds pixels that are the smoothed edge of a shape: V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope
/// Detector", 2009. Tightened by one rule: what differs by more than half of the contrast around it is no shift by a
/// part of a pixel.
struct PixelNeighbours {
    private let bitmap: Bitmap
    private let column: Int
    private let row: Int
    private let luma: Int

    init(_ bitmap: Bitmap, _ column: Int, _ row: Int) {
        self.bitmap = bitmap
        self.column = column
        self.row = row
        luma = bitmap[column, row].luma
    }

    /// Whether a pixel that differs from that of another picture is smoothed in one of them.
    func isAntialiasing(beside other: PixelNeighbours) -> Bool {
        let lumas = (around + other.around).map(\.luma) + [luma, other.luma]
        guard let darkest = lumas.min(), let brightest = lumas.max(),
            abs(luma - other.luma) * 2 <= brightest - darkest
        else { return false }
        return isSmoothed(beside: other) || other.isSmoothed(beside: self)
    }

    /// Whether the pixel lies between a darker and a brighter one, of which one is part of an area in both pictures.
    private func isSmoothed(beside other: PixelNeighbours) -> Bool {
        let lumas = around.map(\.luma)
        guard lumas.count(where: { $0 == luma }) + (isAtEdge ? 1 : 0) <= 2,
            let darkest = around.min(by: { $0.luma < $1.luma }), darkest.luma < luma,
            let brightest = around.max(by: { $0.luma < $1.luma }), brightest.luma > luma
        else { return false }
        return [darkest, brightest].contains { isArea($0) && other.isArea(at: $0, from: self) }
    }

    private var around: [PixelNeighbours] {
        var result: [PixelNeighbours] = []
        for y in max(0, row - 1)...min(bitmap.height - 1, row + 1) {
            for x in max(0, column - 1)...min(bitmap.width - 1, column + 1) where (x, y) != (column, row) {
                result.append(PixelNeighbours(bitmap, x, y))
            }
        }
        return result
    }

    private var isAtEdge: Bool {
        column == 0 || row == 0 || column == bitmap.width - 1 || row == bitmap.height - 1
    }

    private func isArea(_ neighbour: PixelNeighbours) -> Bool { neighbour.hasSiblings }

    /// The same question about the pixel of this picture that is where a neighbour is in the other one.
    private func isArea(at neighbour: PixelNeighbours, from center: PixelNeighbours) -> Bool {
        let (x, y) = (column + neighbour.column - center.column, row + neighbour.row - center.row)
        guard 0 <= x, x < bitmap.width, 0 <= y, y < bitmap.height else { return false }
        return PixelNeighbours(bitmap, x, y).hasSiblings
    }

    /// Whether at least three neighbours have the very same colour; the picture's edge counts as one.
    private var hasSiblings: Bool {
        let pixel = bitmap[column, row]
        return around.count { bitmap[$0.column, $0.row] == pixel } + (isAtEdge ? 1 : 0) >= 3
    }
}
