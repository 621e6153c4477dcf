package import LayoutSimAutoLayout
package import LayoutSimRendering

/// The behavior of a root in the windows of a plane.
package struct PlaneReport: Sendable {
    /// The heights of lines that were sampled because not all windows are known, in points.
    package let sampledHeights: [Double]
    /// Why some windows are not known, in the order in which the reasons occur.
    package let samplingReasons: [SamplingReason]
    /// The heights in points at which layout begins to change at other widths, or differently, including the first of
    /// the plane.
    package let events: [Double]
    /// The faults in the order in which they are found, upward and from narrow to wide.
    package let faults: [PlaneFault]

    /// Creates the report on the bands of a plane with a renderer; `isFullScreen` returns whether bars cover a layout.
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
