import LayoutSimPixels

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
        let expected = PixelNeighbours(pictures.expected, column, expectedRow)
        let actual = PixelNeighbours(pictures.actual, column, actualRow)
        return SmoothedEdge.contains(expected, actual) ? .antialiased : .changed
    }
}
