package import LayoutSimAutoLayout
package import LayoutSimRendering

/// The behavior of a root in the windows of a line.
package struct SizeReport: Sendable {
    /// The widths at which windows were sampled because frames are not known between them, in points and ascending
    /// order.
    package let sampled: [ClosedRange<Double>]
    /// Why some windows are not known, in the order in which the reasons occur.
    package let samplingReasons: [SamplingReason]
    /// The widths in points at which frames begin to move differently, including the first of the line.
    package let events: [Double]
    /// The faults in the order in which they begin.
    package let faults: [SizeFault]
    /// The jumps in ascending order of widths.
    package let jumps: [FrameJump]
    /// The flips in ascending order of widths.
    package let flips: [OrderFlip]

    /// Creates the report on the stretches of a line with a renderer; `isFullScreen` returns whether bars cover a
    /// layout.
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
