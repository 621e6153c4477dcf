package import LayoutSimAutoLayout
package import LayoutSimRendering

/// What a root does in the windows of a plane.
package struct PlaneReport: Sendable {
    /// Where not all windows are known: the heights of the lines that were looked at one by one, in points.
    package let sampledHeights: [Double]
    /// Why that is so, in the order in which it is met.
    package let samplingReasons: [SamplingReason]
    /// The heights in points from which on layout changes at other widths, or otherwise; the first of the plane among them.
    package let events: [Double]
    /// In the order in which they are met, upward and from narrow to wide.
    package let faults: [PlaneFault]

    /// What the bands of a plane add up to; a renderer looks at them, with bars over what `isFullScreen` says.
    package init(_ bands: [Band], _ renderer: Renderer, isFullScreen: @escaping (Layout) -> Bool) {
        sampledHeights = bands.filter { !$0.isProven }.map(\.heights.lowerBound)
        samplingReasons = bands.flatMap(\.samplingReasons).withoutRepeats
        events = bands.map(\.heights.lowerBound)
        var search = PlaneFaultSearch(FaultSight(renderer, isFullScreen: isFullScreen))
        for band in bands { search.look(at: band) }
        faults = search.faults
    }

    /// Whether the frames of all windows are known.
    package var isProven: Bool { sampledHeights.isEmpty }
}
