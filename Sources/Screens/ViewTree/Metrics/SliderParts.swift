package import LayoutSimGeometry

/// UIKit's default frames of a slider's parts in a left-to-right layout, in points.
package struct SliderParts {
    private let bounds: Rect

    /// Creates the frames for a slider with the given bounds.
    package init(in bounds: Rect) {
        self.bounds = bounds
    }

    /// Returns the frame of an image with a given size at the leading end.
    package func minimumImage(_ size: Size) -> Rect {
        Rect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the frame of an image with a given size at the trailing end.
    package func maximumImage(_ size: Size) -> Rect {
        Rect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the frame of the track between end images of given sizes; `height` is that of the track images, or `nil`
    /// for the system's.
    package func track(minimumImage: Size?, maximumImage: Size?, height: Double? = nil) -> Rect {
        let height = height ?? Self.trackHeight
        let left = bounds.minX + (minimumImage.map { $0.width + Self.imageGap } ?? Self.trackInset)
        let right = bounds.maxX - (maximumImage.map { $0.width + Self.imageGap } ?? Self.trackInset)
        return Rect(x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
    }

    /// Returns the frame of a thumb with a given size at a fraction of a track, from 0 to 1; at the ends it extends
    /// beyond the track.
    package static func thumb(_ size: Size, at part: Double, of track: Rect) -> Rect {
        let x = track.minX - trackInset + (track.width + 2 * trackInset - size.width) * part
        return Rect(x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The height of the track, in points.
    private static let trackHeight = 4.0
    /// The distance from the edges of the slider to the track, in points.
    private static let trackInset = 2.0
    /// The distance from an end image to the track, in points [unmeasured].
    private static let imageGap = 8.0
}
