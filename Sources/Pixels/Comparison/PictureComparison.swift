package import LayoutSimPixels

/// The differences of an image from the expected one.
package struct PictureComparison: Hashable, Sendable {
    package enum Verdict: String, CaseIterable, Sendable {
        /// Every pixel is identical.
        case identical
        /// The images differ by no more than the tolerance allows.
        case tolerated
        case different
    }

    package var verdict: Verdict
    package var expectedSize: PixelSize
    package var actualSize: PixelSize
    /// The pairs of rows that were compared; `nil` for identical images.
    package var alignment: RowAlignment?
    /// Rows that were moved, inserted or removed.
    package var bands: [RowBand] = []
    /// The number of pixels that differ from those with which they were compared.
    package var changedPixels = 0
    /// The number of pixels in rows and columns that only the actual image has.
    package var insertedPixels = 0
    /// The number of pixels in rows and columns that only the expected image has.
    package var removedPixels = 0
    /// The largest regions, from top to bottom.
    package var regions: [DifferingRegion] = []
    /// The totals of regions that are not listed.
    package var unlisted = Unlisted()
    /// How much of the tolerance was used, if there was one and the images have the same size.
    package var drift: Drift?
    /// The scale in pixels per point.
    package var scale: Int

    /// The regions beyond the limit.
    package struct Unlisted: Hashable, Sendable {
        package var regions = 0
        /// The number of differing pixels in them.
        package var pixels = 0
    }

    /// Compares two images exactly, unless there is a tolerance.
    ///
    /// `views` are those of the actual and `expectedViews` those of the expected image, in pixels, deepest last;
    /// `scale` is in pixels per point.
    package init(
        expected: Bitmap, actual: Bitmap, views: [ViewArea] = [], expectedViews: [ViewArea] = [], scale: Int = 1,
        tolerance: Tolerance? = nil, regionLimit: Int = 20
    ) {
        let isSame = expected == actual
        self.init(verdict: isSame ? .identical : .different, expected.size, actual.size, scale: max(1, scale))
        if isSame { return }
        let pictures = PicturePair(expected, actual)
        var mask: DifferenceMask?
        if let tolerance, expectedSize == actualSize {
            mask = measureDrift(pictures, tolerance)
            if verdict == .tolerated { return }
        }
        let alignment = RowAlignment(pictures)
        self.alignment = alignment
        bands = RowBands(pictures, alignment, views: views, expectedViews: expectedViews).bands
        count(pictures, alignment)
        if mask == nil || alignment != RowAlignment(inPlace: pictures) {
            mask = DifferenceMask(pictures, alignment, judge: judge(pictures))
        }
        if let mask { find(regionLimit, mask, pictures, views) }
    }

    init(verdict: Verdict, _ expectedSize: PixelSize, _ actualSize: PixelSize, scale: Int) {
        self.verdict = verdict
        self.expectedSize = expectedSize
        self.actualSize = actualSize
        self.scale = scale
    }

    func judge(_ pictures: PicturePair) -> PixelJudge? {
        drift.map { PixelJudge(pictures, $0.tolerance) }
    }
}

extension PictureComparison {
    /// Compares pixels at the same positions, and returns the mask.
    private mutating func measureDrift(_ pictures: PicturePair, _ tolerance: Tolerance) -> DifferenceMask {
        let judge = PixelJudge(pictures, tolerance)
        let mask = DifferenceMask(pictures, RowAlignment(inPlace: pictures), judge: judge)
        let drift = Drift(pictures, mask, tolerance, scale: scale)
        if drift.isTolerated { verdict = .tolerated }
        self.drift = drift
        return mask
    }

    private mutating func count(_ pictures: PicturePair, _ alignment: RowAlignment) {
        let paired = alignment.pairs.reduce(0) { $0 + $1.count } * pictures.width
        changedPixels = alignment.pairs.reduce(0) { $0 + pictures.differences(in: $1) }
        removedPixels = expectedSize.width * expectedSize.height - paired
        insertedPixels = actualSize.width * actualSize.height - paired
    }

    private mutating func find(_ limit: Int, _ mask: DifferenceMask, _ pictures: PicturePair, _ views: [ViewArea]) {
        let found = DifferingRegions(pictures, mask, scale: scale)
        regions = found.largest(limit, views: views)
        unlisted.regions = found.components.count - regions.reduce(0) { $0 + $1.places }
        unlisted.pixels = found.components.reduce(0) { $0 + $1.count } - regions.reduce(0) { $0 + $1.count }
    }
}
