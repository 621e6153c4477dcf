import LayoutSimPixels

/// The comparison of a pixel with its counterpart, in increasing order of difference.
enum PixelChange: UInt8, CaseIterable, Comparable {
    /// Identical, or within the tolerance.
    case none
    /// An antialiased edge that moved by a fraction of a pixel.
    case antialiased
    /// A difference larger than rounding but too small to be seen.
    case faint
    case changed

    static func < (left: PixelChange, right: PixelChange) -> Bool { left.rawValue < right.rawValue }
}

/// Classifies differing pixels.
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
