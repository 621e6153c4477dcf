public import SwiftUI

/// A view that shows a chart.
nonisolated public struct Chart<Content: ChartContent>: View {
    private let content: () -> Content
    private let line = SourceLine()

    /// Creates a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        let made = content()
        self.content = { made }
    }
    /// Creates a chart of marks of elements by their identity.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = { ForEach(data, content: content) }
    }
    /// Creates a chart of marks of elements by a property that tells them apart.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = { ForEach(data, id: id, content: content) }
    }

    /// The chart in the size that it gets.
    @MainActor @preconcurrency public var body: some View {
        LinedView(line) {
            GeometryReader { geometry in
                ChartInSize(content: content, line: line, geometry: geometry)
            }
        }
    }
}

/// A chart whose size is known.
private struct ChartInSize<Content: ChartContent>: View {
    let content: () -> Content
    let line: SourceLine
    let geometry: GeometryProxy
    @Environment(\.self) private var environment

    var body: some View {
        var outputs = _ChartContentOutputs()
        outputs.add(content())
        let settings = environment.chartSettings
        let plan = ChartPlan(outputs.marks, settings, size: geometry.size, in: environment)
        for fault in plan.model.faults { LayoutFindings.tell("Chart: \(fault)", at: line) }
        return PlannedChartView(plan: plan, settings: settings, proxy: ChartProxy(plan: plan, geometry: geometry))
            // The charts in views of marks and axes have settings of their own.
            .environment(\.chartSettings, ChartSettings())
    }
}

/// All that a chart shows, from the back to the front.
private struct PlannedChartView: View {
    let plan: ChartPlan
    let settings: ChartSettings
    let proxy: ChartProxy

    var body: some View {
        PlacedViews(plan.size) {
            layers(settings.backgrounds)
            lines(plan.lines.filter(\.isTick).groups)
            plot.placed(plan.plot)
            ForEach(plan.labels.indices, id: \.self) { plan.labels[$0].view.placed(plan.labels[$0].frame) }
            ForEach(plan.titles.indices, id: \.self) { PlacedTitle(title: plan.titles[$0]) }
            if let legend = plan.legend { legend.view.placed(legend.frame) }
            SelectionView(plan: plan, selections: settings.selection).placed(plan.plot)
            layers(settings.overlays)
        }
    }

    @ViewBuilder private var plot: some View {
        let content = ChartPlotContent(plan: plan)
        if let style = settings.plotStyle { style(content) } else { content }
    }

    private func lines(_ groups: [[PlannedLine]]) -> some View {
        ForEach(groups.indices, id: \.self) { AxisLinesView(lines: groups[$0], origin: .zero) }
    }

    private func layers(_ layers: [ChartSettings.Layer]) -> some View {
        ForEach(layers.indices, id: \.self) { index in
            layers[index].view(proxy)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
                .placed(CGRect(origin: .zero, size: plan.size))
        }
    }
}

/// The title of an axis at its place.
private struct PlacedTitle: View {
    let title: ChartPlan.Placed

    var body: some View {
        if title.isTurned {
            title.view.fixedSize().rotationEffect(.degrees(-90)).placed(title.frame)
        } else {
            title.view.placed(title.frame)
        }
    }
}

/// The plot of a chart: its lines and its marks.
public struct ChartPlotContent: View {
    let plan: ChartPlan

    /// The lines and the marks at their places.
    public var body: some View {
        let groups = plan.lines.filter { !$0.isTick }.groups
        PlacedViews(plan.plot.size) {
            ForEach(groups.indices, id: \.self) { AxisLinesView(lines: groups[$0], origin: plan.plot.origin) }
            ForEach(plan.marks.indices, id: \.self) { MarkView(mark: plan.marks[$0], plan: plan) }
        }
    }
}
