public import SwiftUI

extension View {
    /// Sets the values of the x axis of charts, and how they are spread.
    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart {
            $0.x.domain = domain._domain
            if let type { $0.x.type = type }
        }
    }
    /// Sets the values of the x axis of charts, where they lie in the plot, and how they are spread.
    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.x.domain = domain._domain
            $0.x.range = range._ends
            if let type { $0.x.type = type }
        }
    }
    /// Sets where values of the x axis lie in the plot of charts, and how they are spread.
    public nonisolated func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.x.range = range._ends
            if let type { $0.x.type = type }
        }
    }
    /// Sets how values of the x axis of charts are spread.
    public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
        chart { if let type { $0.x.type = type } }
    }
    /// Sets the values of the y axis of charts, and how they are spread.
    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart {
            $0.y.domain = domain._domain
            if let type { $0.y.type = type }
        }
    }
    /// Sets the values of the y axis of charts, where they lie in the plot, and how they are spread.
    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.y.domain = domain._domain
            $0.y.range = range._ends
            if let type { $0.y.type = type }
        }
    }
    /// Sets where values of the y axis lie in the plot of charts, and how they are spread.
    public nonisolated func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.y.range = range._ends
            if let type { $0.y.type = type }
        }
    }
    /// Sets how values of the y axis of charts are spread.
    public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
        chart { if let type { $0.y.type = type } }
    }
}
