import LayoutSimPixels

/// What is around one pixel of a picture.
struct PixelNeighbours {
    /// The number of columns and rows from the pixel.
    typealias Offset = (x: Int, y: Int)

    private let bitmap: Bitmap
    private let column: Int
    private let row: Int
    /// Brightness of the pixel itself.
    let luma: Int
    /// Of the neighbours, and where it is; the first from the top left of several.
    private(set) var darkest: (luma: Int, offset: Offset)
    private(set) var brightest: (luma: Int, offset: Offset)
    /// How many neighbours are as bright as the pixel.
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

    /// Whether the pixel is at an edge of the picture.
    var isAtEdge: Bool {
        column == 0 || row == 0 || column == bitmap.width - 1 || row == bitmap.height - 1
    }

    /// Whether the neighbour at an offset is part of an area: at least three around it have its very colour.
    ///
    /// The picture's edge counts as one; beyond it there is nothing.
    func isArea(_ offset: Offset) -> Bool {
        let (x, y) = (column + offset.x, row + offset.y)
        guard 0 <= x, x < bitmap.width, 0 <= y, y < bitmap.height else { return false }
        let isAtEdge = x == 0 || y == 0 || x == bitmap.width - 1 || y == bitmap.height - 1
        // The pixel is among its neighbours here, so one is taken off.
        var count = isAtEdge ? 0 : -1
        let color = bitmap.pixels[y * bitmap.width + x]
        for row in max(0, y - 1)..<min(bitmap.height, y + 2) {
            for column in max(0, x - 1)..<min(bitmap.width, x + 2)
            where bitmap.pixels[row * bitmap.width + column] == color {
                count += 1
            }
        }
        return count >= 3
    }
}
