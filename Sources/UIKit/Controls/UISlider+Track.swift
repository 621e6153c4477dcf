extension UISlider {
    /// Whether a slider has a thumb.
    public enum Style: Int, Sendable { case `default` = 0, thumbless }

    /// The ticks of a track; iOS 26's `UISlider.TrackConfiguration`.
    public struct TrackConfiguration: Hashable, Sendable {
        /// A place of the track.
        public struct Tick: Hashable, Sendable {
            /// From 0 to 1.
            public var position: Float
            public var title: String?
            public init(position: Float, title: String? = nil) {
                self.position = position
                self.title = title
            }
        }
        /// Whether the value is always that of a tick.
        public var allowsTickValuesOnly: Bool
        /// Where the filled part begins, from 0 to 1.
        public var neutralValue: Float
        public var enabledRange: ClosedRange<Float>
        public var ticks: [Tick]

        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick] = []
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }
        /// Ticks at equal distances.
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
