import LayoutSimInertness
public import UIKit

/// What makes the description of a chart.
public protocol AXChartDescriptorRepresentable {
    /// Returns what the chart says about itself.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings up to date what the chart says about itself.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Leaves what the chart says as it is.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Keeps the view as it is, since no charts are played here.
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { told(.behavior) }
}
