/// The pixels of a display, and how edges in points snap to them.
public struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point.
    public var scale: Double

    /// Creates the grid of a display with `scale` pixels a point.
    public init(scale: Double) {
        self.scale = scale
    }

    /// The pixel edge that is nearest to an edge in points, half up, as UIKit rounds the edges of frames.
    ///
    /// The tiny addend lets values that only floating point keeps below the half round up.
    public func round(edge: Double) -> Double {
        (edge * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// The smallest number of whole pixels that holds a length, in points, as UIKit sizes text.
    public func ceil(length: Double) -> Double {
        (length * scale - 0.001).rounded(.up) / scale
    }
}
