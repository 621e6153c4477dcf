import CoreGraphics
import LayoutSimPixels

extension CGImage {
    /// Returns the image scaled down so that its longer side does not exceed a number of pixels.
    func shrunk(toPixels longest: Double) -> CGImage {
        let side = Double(max(width, height))
        guard longest >= 1, side > longest else { return self }
        func length(_ length: Int) -> Int { max(1, Int((Double(length) * longest / side).rounded())) }
        return CGImage(bitmap.scaled(toWidth: length(width), height: length(height)))
    }
}
