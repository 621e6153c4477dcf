/// Finds pixels that are the smoothed edge of a shape: V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope
/// Detector", 2009.
///
/// Tightened by one rule: what differs by more than half of the contrast around it is no shift by a part of a pixel.
enum SmoothedEdge {
    /// Whether a pixel that differs is smoothed in one of the pictures.
    static func contains(_ old: PixelNeighbours, _ new: PixelNeighbours) -> Bool {
        let contrast =
            max(old.brightest.luma, new.brightest.luma) - min(old.darkest.luma, new.darkest.luma)
        return abs(old.luma - new.luma) * 2 <= contrast
            && (isSmoothed(old, beside: new) || isSmoothed(new, beside: old))
    }

    /// Whether a pixel lies between a darker and a brighter one, of which one is part of an area in both pictures.
    private static func isSmoothed(_ pixel: PixelNeighbours, beside other: PixelNeighbours) -> Bool {
        guard pixel.equals + (pixel.isAtEdge ? 1 : 0) <= 2, pixel.darkest.luma < pixel.luma,
            pixel.luma < pixel.brightest.luma
        else { return false }
        return isArea(pixel.darkest.offset, in: pixel, other) || isArea(pixel.brightest.offset, in: pixel, other)
    }

    private static func isArea(
        _ offset: PixelNeighbours.Offset, in pixel: PixelNeighbours, _ other: PixelNeighbours
    ) -> Bool {
        pixel.isArea(offset) && other.isArea(offset)
    }
}
