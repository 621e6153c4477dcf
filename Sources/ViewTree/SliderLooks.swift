public import LayoutSimGeometry

/// How a slider looks where it is not the system's.
public struct SliderLooks: Hashable, Sendable {
    /// The picture at the leading end, UIKit's `minimumValueImage`.
    public var minimumImage: Image?
    /// The picture at the trailing end, UIKit's `maximumValueImage`.
    public var maximumImage: Image?
    /// The picture of the thumb; one of no size hides the thumb.
    public var thumb: Image?
    /// The picture of the track before the thumb.
    public var minimumTrack: Image?
    /// The picture of the track behind the thumb.
    public var maximumTrack: Image?
    /// The frames of parts that a class places elsewhere.
    public var frames = Frames()

    /// Frames in points from the top left corner of the slider, where leading is left; `nil` for UIKit's place.
    public struct Frames: Hashable, Sendable {
        /// The track, UIKit's `trackRect(forBounds:)`.
        public var track: Rect?
        /// The thumb, UIKit's `thumbRect(forBounds:trackRect:value:)`.
        public var thumb: Rect?
        /// The picture at the leading end, UIKit's `minimumValueImageRect(forBounds:)`.
        public var minimumImage: Rect?
        /// The picture at the trailing end, UIKit's `maximumValueImageRect(forBounds:)`.
        public var maximumImage: Rect?

        /// Creates frames that leave all parts in UIKit's places.
        public init() {}
    }

    /// Creates the looks of the system.
    public init() {}
}
