package import LayoutSimGeometry

/// UIKit's default frames of a slider's parts in a left-to-right layout, in points.
package struct SliderParts {
    private let bounds: Rect
    private let metrics: ControlMetrics

    /// Creates the frames for a slider with the given bounds.
    package init(in bounds: Rect, _ metrics: ControlMetrics) {
        self.bounds = bounds
        self.metrics = metrics
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
        let height = height ?? metrics.sliderTrackHeight
        let left = bounds.minX + (minimumImage.map { $0.width + Self.imageGap } ?? metrics.sliderTrackInset)
        let right = bounds.maxX - (maximumImage.map { $0.width + Self.imageGap } ?? metrics.sliderTrackInset)
        return Rect(x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
    }

    /// Returns the frame of a thumb with a given size at a fraction of a track, from 0 to 1; at the ends it extends
    /// beyond the track.
    package func thumb(_ size: Size, at part: Double, of track: Rect) -> Rect {
        let trackInset = metrics.sliderTrackInset
        let x = track.minX - trackInset + (track.width + 2 * trackInset - size.width) * part
        return Rect(x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The distance from an end image to the track, in points [unmeasured].
    private static let imageGap = 8.0
}

extension ControlMetrics {
    /// The height of a slider's track, of pictures of iOS 17.5, 18.5 and 26.2.
    fileprivate var sliderTrackHeight: Double { isGlass ? 6 : 4 }
    /// The distance from the edges of a slider to its track, of the same pictures.
    fileprivate var sliderTrackInset: Double { isGlass ? 0 : 2 }
    /// The size of a slider's knob: since iOS 26 a capsule, whose width follows from the end of the track's filled part
    /// in a picture [its height is unmeasured].
    package var sliderKnob: Size { isGlass ? Size(width: 38, height: 24) : Size(width: 27, height: 27) }
}
