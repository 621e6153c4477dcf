package import LayoutSimPixels

extension Bitmap {
    /// What changed, over the actual picture as a light gray ghost; as large as both pictures together.
    ///
    /// What was added is green, what was removed vermilion, what changed otherwise purple, smoothed edges yellow; rows
    /// that moved are tinted blue, a vermilion line stands where rows were removed, and the regions have frames.
    package init(differenceOf expected: Bitmap, _ actual: Bitmap, _ comparison: PictureComparison) {
        let pictures = PicturePair(expected, actual)
        let alignment = comparison.alignment ?? RowAlignment(inPlace: pictures)
        var drawing = DifferenceDrawing(pictures, alignment)
        let mask = DifferenceMask(pictures, alignment, judge: comparison.judge(pictures))
        drawing.draw(mask)
        let regions = DifferingRegions(pictures, mask, scale: comparison.scale)
        for component in regions.components {
            let runs = regions.pixels(of: component)
            drawing.draw(runs, .marking(regions.change(of: runs)))
        }
        drawing.drawRemovedRows(height: comparison.scale)
        for region in comparison.regions {
            drawing.frame(region.bounds, .marking(region.change), scale: comparison.scale)
        }
        self = drawing.picture
    }

    /// What changed between two pictures, compared exactly.
    package init(differenceOf expected: Bitmap, _ actual: Bitmap) {
        self.init(differenceOf: expected, actual, PictureComparison(expected: expected, actual: actual))
    }
}
