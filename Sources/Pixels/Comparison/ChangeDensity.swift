package import LayoutSimPixels

/// The amount of change in the window of a picture with the most change.
///
/// It does not depend on the picture's size, and ignores scattered specks but not a changed letter. A pixel
/// that is faint or an antialiased edge still counts a sixteenth, so that no area changes unnoticed.
package struct ChangeDensity: Hashable, Sendable {
    /// The greatest amount of change, in sixteenths of pixels.
    package var greatest = 0
    /// The window in pixels; as large as the image if that is smaller.
    package var window: PixelRect

    /// Examines all square windows with a side in pixels.
    init(of mask: DifferenceMask, side: Int) {
        let (width, height) = (min(side, mask.width), min(side, mask.height))
        window = PixelRect(x: 0, y: 0, width: width, height: height)
        var columns = Array(repeating: 0, count: mask.width)
        // If nothing differs over a window's height, the sums do not change.
        let differing = Set(mask.differingRows)
        for row in 0..<mask.height {
            let leaving = row - height
            let isChanging = differing.contains(row) || differing.contains(leaving)
            guard isChanging else { continue }
            if differing.contains(row) { columns.add(mask, row: row, times: 1) }
            if differing.contains(leaving) { columns.add(mask, row: leaving, times: -1) }
            if row >= height - 1 { slide(over: columns, y: row + 1 - height) } else { slide(over: columns, y: 0) }
        }
    }

    private mutating func slide(over columns: [Int], y: Int) {
        var sum = 0
        for x in columns.indices {
            sum += columns[x]
            if x >= window.width { sum -= columns[x - window.width] }
            guard sum > greatest else { continue }
            greatest = sum
            (window.x, window.y) = (max(0, x + 1 - window.width), y)
        }
    }
}

extension PixelChange {
    /// Returns the weight of a change, in sixteenths of a pixel.
    fileprivate static func weight(_ rawValue: UInt8) -> Int {
        switch rawValue {
        case PixelChange.none.rawValue: 0
        case PixelChange.changed.rawValue: 16
        default: 1
        }
    }
}

extension [Int] {
    fileprivate mutating func add(_ mask: DifferenceMask, row: Int, times factor: Int) {
        for x in indices {
            let change = mask.changes[row * mask.width + x]
            if change != 0 { self[x] += factor * PixelChange.weight(change) }
        }
    }
}
