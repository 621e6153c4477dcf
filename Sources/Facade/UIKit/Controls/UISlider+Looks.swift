import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

extension UISlider {
    /// Returns the fraction of the track up to a value, from 0 to 1.
    func share(of value: Float) -> CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((value - minimumValue) / range) : 0
    }

    /// How far a thumb moves from the smallest value to the largest, in points.
    func travel(of thumb: CGRect) -> CGFloat {
        let track = trackRect(forBounds: bounds)
        let ends = [minimumValue, maximumValue].map { thumbRect(forBounds: bounds, trackRect: track, value: $0).minX }
        return ends[1] - ends[0]
    }

    private func parts(in bounds: CGRect) -> SliderParts {
        SliderParts(in: Rect(bounds), SimulatedDevice.currentRules.controls)
    }

    func baseMinimumImageRect(_ bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return .zero }
        return CGRect(parts(in: bounds).minimumImage(Size(size)))
    }

    func baseMaximumImageRect(_ bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return .zero }
        return CGRect(parts(in: bounds).maximumImage(Size(size)))
    }

    func baseTrackRect(_ bounds: CGRect) -> CGRect {
        let heights = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
        return CGRect(
            parts(in: bounds).track(
                minimumImage: (minimumValueImage?.size).map(Size.init),
                maximumImage: (maximumValueImage?.size).map(Size.init),
                height: heights.max().map { Double($0) }))
    }

    func baseThumbRect(_ track: CGRect, _ value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
        return CGRect(
            parts(in: bounds).thumb(Size(size), at: Double(share(of: value)), of: Rect(track)))
    }

    /// The custom appearance of the slider; `nil` for the system's.
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

    /// The frames that differ from UIKit's because a subclass overrides them.
    private var frames: SliderLooks.Frames {
        var frames = SliderLooks.Frames()
        guard type(of: self) != UISlider.self, !bounds.isEmpty else { return frames }
        func own(_ frame: CGRect, unlike base: CGRect) -> Rect? {
            guard frame != base else { return nil }
            return Rect(frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
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
