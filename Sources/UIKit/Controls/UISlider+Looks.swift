import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

extension UISlider {
    /// The part of the track up to a value, from 0 to 1.
    func share(of value: Float) -> CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((value - minimumValue) / range) : 0
    }

    /// How far a thumb moves from the smallest value to the largest, in points.
    func way(of thumb: CGRect) -> CGFloat {
        let track = trackRect(forBounds: bounds)
        let ends = [minimumValue, maximumValue].map { thumbRect(forBounds: bounds, trackRect: track, value: $0).minX }
        return ends[1] - ends[0]
    }

    func baseMinimumImageRect(_ bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return .zero }
        return CGRect(bounds.parts.minimumImage(Size(width: size.width, height: size.height)))
    }

    func baseMaximumImageRect(_ bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return .zero }
        return CGRect(bounds.parts.maximumImage(Size(width: size.width, height: size.height)))
    }

    func baseTrackRect(_ bounds: CGRect) -> CGRect {
        func size(_ image: UIImage?) -> Size? {
            image.map { Size(width: $0.size.width, height: $0.size.height) }
        }
        let heights = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
        return CGRect(
            bounds.parts.track(
                minimumImage: size(minimumValueImage), maximumImage: size(maximumValueImage),
                height: heights.max().map { Double($0) }))
    }

    func baseThumbRect(_ track: CGRect, _ value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
        return CGRect(
            SliderParts.thumb(
                Size(width: size.width, height: size.height), at: Double(share(of: value)),
                of: Rect(x: track.minX, y: track.minY, width: track.width, height: track.height)))
    }

    /// How the slider looks where it is not the system's.
    var looks: SliderLooks? {
        var looks = SliderLooks()
        looks.minimumImage = minimumValueImage?.partImage(traitCollection)
        looks.maximumImage = maximumValueImage?.partImage(traitCollection)
        looks.thumb = currentThumbImage?.partImage(traitCollection)
        looks.minimumTrack = currentMinimumTrackImage?.partImage(traitCollection)
        looks.maximumTrack = currentMaximumTrackImage?.partImage(traitCollection)
        looks.frames = frames
        return looks == SliderLooks() ? nil : looks
    }

    /// The frames that the class of the slider does not leave to UIKit.
    private var frames: SliderLooks.Frames {
        var frames = SliderLooks.Frames()
        guard type(of: self) != UISlider.self, !bounds.isEmpty else { return frames }
        func own(_ frame: CGRect, unlike base: CGRect) -> Rect? {
            guard frame != base else { return nil }
            return Rect(
                x: frame.minX - bounds.minX, y: frame.minY - bounds.minY, width: frame.width, height: frame.height)
        }
        let track = trackRect(forBounds: bounds)
        frames.track = own(track, unlike: baseTrackRect(bounds))
        frames.thumb = own(
            thumbRect(forBounds: bounds, trackRect: track, value: value), unlike: baseThumbRect(track, value))
        frames.minimumImage = own(minimumValueImageRect(forBounds: bounds), unlike: baseMinimumImageRect(bounds))
        frames.maximumImage = own(maximumValueImageRect(forBounds: bounds), unlike: baseMaximumImageRect(bounds))
        return frames
    }
}

extension CGRect {
    /// The places of the parts of a slider with these bounds.
    fileprivate var parts: SliderParts {
        SliderParts(in: Rect(x: minX, y: minY, width: width, height: height))
    }
}
