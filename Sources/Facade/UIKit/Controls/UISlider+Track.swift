extension UISlider {
    /// The style of a slider: with or without a thumb.
    public enum Style: Int, Sendable { case `default` = 0, thumbless }

    /// The configuration of a slider's track, `UISlider.TrackConfiguration` of iOS 26.
    public struct TrackConfiguration: Hashable, Sendable {
        /// A tick on the track.
        public struct Tick: Hashable, Sendable {
            /// The position from 0 to 1.
            public var position: Float
            /// The title of the tick; `nil` for none.
            public var title: String?
            /// Creates a tick at a position from 0 to 1.
            public init(position: Float, title: String? = nil) {
                self.position = position
                self.title = title
            }
        }
        /// Whether the value is restricted to ticks.
        public var allowsTickValuesOnly: Bool
        /// The value from 0 to 1 at which the filled part begins.
        public var neutralValue: Float
        /// The part of the track, from 0 to 1, in which the thumb can move; stored only.
        public var enabledRange: ClosedRange<Float>
        /// The ticks on the track; their titles are not drawn here.
        public var ticks: [Tick]

        /// Creates a configuration with ticks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick] = []
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }
        /// Creates a configuration with evenly spaced ticks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            let last = Float(max(1, numberOfTicks - 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
        }
    }
}
