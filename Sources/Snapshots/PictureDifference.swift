package import LayoutSimPixels

/// Where two pictures of a variant differ.
package enum PictureDifference: Hashable, Sendable {
    /// Sizes in pixels.
    case size(golden: PixelRect, now: PixelRect)
    /// The number of differing pixels and the rectangle around them, in pixels.
    case pixels(count: Int, within: PixelRect)

    /// `nil` if both are the same.
    init?(golden: Bitmap, now: Bitmap) {
        guard golden.width == now.width, golden.height == now.height else {
            self = .size(
                golden: PixelRect(x: 0, y: 0, width: golden.width, height: golden.height),
                now: PixelRect(x: 0, y: 0, width: now.width, height: now.height))
            return
        }
        let difference = BitmapDifference(golden, now)
        guard let bounds = difference.bounds else { return nil }
        self = .pixels(count: difference.count, within: bounds)
    }
}

extension PictureDifference: CustomStringConvertible {
    package var description: String {
        switch self {
        case .size(let golden, let now):
            "the picture was \(golden.width)x\(golden.height) pixels and is \(now.width)x\(now.height)"
        case .pixels(let count, let bounds):
            "\(count) pixels differ within \(bounds.x),\(bounds.y) \(bounds.width)x\(bounds.height)"
        }
    }
}
