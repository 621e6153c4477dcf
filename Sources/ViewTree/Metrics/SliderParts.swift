package import LayoutSimGeometry

/// Where UIKit places the parts of a slider with bounds in points, where leading is left.
package struct SliderParts {
    private let bounds: Rect

    /// Places the parts in bounds.
    package init(in bounds: Rect) {
        self.bounds = bounds
    }

    /// The picture of a size at the leading end.
    package func minimumImage(_ size: Size) -> Rect {
        Rect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The picture of a size at the trailing end.
    package func maximumImage(_ size: Size) -> Rect {
        Rect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The track between pictures of some sizes at the ends, as high as its own pictures.
    package func track(minimumImage: Size?, maximumImage: Size?, height: Double? = nil) -> Rect {
        let height = height ?? Self.trackHeight
        let left = bounds.minX + (minimumImage.map { $0.width + Self.imageGap } ?? Self.trackInset)
        let right = bounds.maxX - (maximumImage.map { $0.width + Self.imageGap } ?? Self.trackInset)
        return Rect(x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
    }

    /// A thumb of a size at a part of a track, from 0 to 1; at the ends it reaches beyond the track.
    package static func thumb(_ size: Size, at part: Double, of track: Rect) -> Rect {
        let x = track.minX - trackInset + (track.width + 2 * trackInset - size.width) * part
        return Rect(x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The height of the track, in points.
    private static let trackHeight = 4.0
    /// The distance from the edges of the slider to the track, in points.
    private static let trackInset = 2.0
    /// The distance from a picture at an end to the track, in points [unmeasured].
    private static let imageGap = 8.0
}
