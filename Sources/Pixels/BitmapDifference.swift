/// In which pixels two pictures differ; where only one of them has a pixel, it differs.
package struct BitmapDifference: Hashable, Sendable {
    /// How many pixels differ.
    package var count: Int
    /// The smallest rectangle around them; without pixels there is none.
    package var bounds: PixelRect?

    /// Compares two pictures with their top left corners on each other.
    package init(_ left: Bitmap, _ right: Bitmap) {
        self.init(count: 0, bounds: nil)
        for row in 0..<max(left.height, right.height) {
            guard row < left.height, row < right.height else {
                add(0..<(row < left.height ? left.width : right.width), in: row)
                continue
            }
            add(row, of: left, right)
        }
    }

    private init(count: Int, bounds: PixelRect?) {
        self.count = count
        self.bounds = bounds
    }

    /// Whether the pictures are the same.
    package var isEmpty: Bool { count == 0 }

    private mutating func add(_ row: Int, of left: Bitmap, _ right: Bitmap) {
        let common = min(left.width, right.width)
        if !left.row(row, equals: row, of: right, width: common) {
            let (leftRow, rightRow) = (left.pixels[left.row(row)], right.pixels[right.row(row)])
            for (x, (old, new)) in zip(leftRow, rightRow).enumerated() where old != new {
                add(x..<(x + 1), in: row)
            }
        }
        add(common..<max(left.width, right.width), in: row)
    }

    private mutating func add(_ columns: Range<Int>, in row: Int) {
        guard !columns.isEmpty else { return }
        count += columns.count
        let old = bounds ?? PixelRect(x: columns.lowerBound, y: row, width: 0, height: 0)
        let x = min(old.x, columns.lowerBound)
        let end = max(old.x + old.width, columns.upperBound)
        bounds = PixelRect(x: x, y: old.y, width: end - x, height: row + 1 - old.y)
    }
}
