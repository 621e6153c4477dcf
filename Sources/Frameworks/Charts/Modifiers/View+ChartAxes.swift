public import CoreGraphics
import LayoutSimInertness
public import SwiftUI

extension View {
    /// Shows or hides the x axis of charts.
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.x.visibility = visibility }
    }
    /// Sets the marks of the x axis of charts.
    public nonisolated func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chart { $0.x.groups = { content.groups } }
    }
    /// Changes the view of the x axis of charts, which is drawn as it is here.
    public nonisolated func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        inert(.looks, "View.chartXAxisStyle(content:)")
        return self
    }
    /// Sets the title of the x axis of charts; spacing is points.
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = ChartSettings.Title(content(), position, alignment, spacing)
        return chart { $0.x.title = title }
    }
    /// Sets the title of the x axis of charts; spacing is points.
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Sets the title of the x axis of charts; spacing is points.
    @_disfavoredOverload public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    /// Shows or hides the y axis of charts.
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.y.visibility = visibility }
    }
    /// Sets the marks of the y axis of charts.
    public nonisolated func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chart { $0.y.groups = { content.groups } }
    }
    /// Changes the view of the y axis of charts, which is drawn as it is here.
    public nonisolated func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        inert(.looks, "View.chartYAxisStyle(content:)")
        return self
    }
    /// Sets the title of the y axis of charts; spacing is points.
    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = ChartSettings.Title(content(), position, alignment, spacing)
        return chart { $0.y.title = title }
    }
    /// Sets the title of the y axis of charts; spacing is points.
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Sets the title of the y axis of charts; spacing is points.
    @_disfavoredOverload public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
}

/// The view of an axis.
public struct ChartAxisContent: View {
    /// Nothing, since axes are drawn by their chart.
    public var body: some View { EmptyView() }
}
