package import LayoutSimPixels

extension Bitmap {
    /// Creates an image of the changes over a light gray ghost of the actual image, large enough for both images.
    ///
    /// Additions are green, removals vermilion, other changes purple, and antialiased edges yellow; moved rows are
    /// tinted blue, a vermilion line marks removed rows, and the regions have frames.
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

    /// Creates an image of the changes between two images, compared exactly.
    package init(differenceOf expected: Bitmap, _ actual: Bitmap) {
        self.init(differenceOf: expected, actual, PictureComparison(expected: expected, actual: actual))
    }
}
