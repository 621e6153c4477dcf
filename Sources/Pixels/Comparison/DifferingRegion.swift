package import LayoutSimPixels

/// Differing pixels near each other.
package struct DifferingRegion: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        /// Something appeared where there was a single color.
        case added
        /// A single color remains where there was something.
        case removed
        /// One color became another.
        case recolored(from: Pixel, to: Pixel)
        case changed
    }

    package var change: Change
    /// The smallest rectangle around the pixels, in pixels of the actual image.
    package var bounds: PixelRect
    /// The number of differing pixels.
    package var count: Int
    /// The number of separate regions that were merged into it.
    package var places = 1
    /// The deepest view that covers four fifths of the pixels.
    package var view: String?
}

extension DifferingRegion: CustomStringConvertible {
    package var description: String {
        let place = "\(bounds.x),\(bounds.y) \(bounds.width)x\(bounds.height)"
        let parts = places == 1 ? "" : " in \(places) places"
        return "\(count) px \(changeDescription)\(parts) within \(place)" + (view.map { ", in \($0)" } ?? "")
    }

    private var changeDescription: String {
        switch change {
        case .added: "added"
        case .removed: "removed"
        case .recolored(let old, let new): "recolored \(old) → \(new)"
        case .changed: "changed"
        }
    }
}
