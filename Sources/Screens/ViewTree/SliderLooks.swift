public import LayoutSimGeometry

/// The custom appearance of a slider.
public struct SliderLooks: Hashable, Sendable {
    /// The image at the leading end, UIKit's `minimumValueImage`.
    public var minimumImage: Image?
    /// The image at the trailing end, UIKit's `maximumValueImage`.
    public var maximumImage: Image?
    /// The image of the thumb; an empty image hides the thumb.
    public var thumb: Image?
    /// The image of the track before the thumb.
    public var minimumTrack: Image?
    /// The image of the track after the thumb.
    public var maximumTrack: Image?
    /// The custom frames of parts that a subclass positions.
    public var frames = Frames()

    /// Custom frames in a left-to-right layout, in points from the top-left corner of the slider; `nil` for UIKit's
    /// default.
    public struct Frames: Hashable, Sendable {
        /// The frame of the track, UIKit's `trackRect(forBounds:)`.
        public var track: Rect?
        /// The frame of the thumb, UIKit's `thumbRect(forBounds:trackRect:value:)`.
        public var thumb: Rect?
        /// The frame of the image at the leading end, UIKit's `minimumValueImageRect(forBounds:)`.
        public var minimumImage: Rect?
        /// The frame of the image at the trailing end, UIKit's `maximumValueImageRect(forBounds:)`.
        public var maximumImage: Rect?

        /// Creates an instance in which all parts have UIKit's default frames.
        public init() {}
    }

    /// Creates the system's appearance.
    public init() {}
}
