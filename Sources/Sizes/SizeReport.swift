package import LayoutSimAutoLayout
package import LayoutSimRendering

/// What a root does in the windows of a line.
package struct SizeReport: Sendable {
    /// Where frames are not known between windows: what was looked at window by window, in points, ascending.
    package let sampled: [ClosedRange<Double>]
    /// Why that is so, in the order in which it is met.
    package let samplingReasons: [SamplingReason]
    /// The widths in points from which on frames move otherwise, the first of the line among them.
    package let events: [Double]
    /// In the order in which they begin.
    package let faults: [SizeFault]
    /// In ascending order of widths.
    package let jumps: [FrameJump]
    /// In ascending order of widths.
    package let flips: [OrderFlip]

    /// What stretches of a line add up to; a renderer looks at them, with bars over
    /// what `isFullScreen` says.
    package init(_ stretches: [Stretch], _ renderer: Renderer, isFullScreen: @escaping (Layout) -> Bool) {
        sampled = stretches.sampled
        samplingReasons = stretches.samplingReasons
        events =
            stretches.prefix(1).map(\.widths.lowerBound)
            + zip(stretches, stretches.dropFirst()).compactMap { before, stretch in
                stretch.continues(before) ? nil : stretch.widths.lowerBound
            }
        jumps = zip(stretches, stretches.dropFirst()).flatMap { FrameJump.jumps(from: $0, to: $1) }
        var order = OrderSearch()
        for stretch in stretches { order.look(at: stretch) }
        flips = order.flips
        var search = FaultSearch(FaultSight(renderer, isFullScreen: isFullScreen))
        for stretch in stretches { search.look(at: stretch) }
        faults = search.faults
    }

    /// Whether frames between all events are known.
    package var isProven: Bool { sampled.isEmpty }
}
