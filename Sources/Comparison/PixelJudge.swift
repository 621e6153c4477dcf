import LayoutSimPixels

/// How a pixel of one picture compares with the other's, in increasing order.
enum PixelChange: UInt8, CaseIterable, Comparable {
    /// The same, or within the tolerance.
    case none
    /// The edge of a shape that moved by a fraction of a pixel.
    case antialiased
    /// More than rounding, but less than the eye can see.
    case faint
    case changed

    static func < (left: PixelChange, right: PixelChange) -> Bool { left.rawValue < right.rawValue }
}

/// Decides what may pass of a pixel that differs.
struct PixelJudge {
    private let pictures: PicturePair
    private let tolerance: Tolerance
    private let leastColor: ColorDifference

    init(_ pictures: PicturePair, _ tolerance: Tolerance) {
        self.pictures = pictures
        self.tolerance = tolerance
        leastColor = .percent(tolerance.colorPercent)
    }

    func change(column: Int, expectedRow: Int, actualRow: Int) -> PixelChange {
        let (old, new) = (pictures.expected[column, expectedRow], pictures.actual[column, actualRow])
        if old.isNear(new, within: tolerance.channelDifference) { return .none }
        if ColorDifference(old, new) <= leastColor { return .faint }
        let expected = PixelNeighbors(pictures.expected, column, expectedRow)
        let actual = PixelNeighbors(pictures.actual, column, actualRow)
        return SmoothedEdge.contains(expected, actual) ? .antialiased : .changed
    }
}
