public import CoreGraphics
public import SwiftUI

extension View {
    /// Sets the styles of values in charts.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart {
            $0.foreground.domain = mapping.map { $0.key.primitivePlottable._datum }
            $0.foreground.range = mapping.map { AnyShapeStyle($0.value) }
        }
    }
    /// Sets the values in charts that have styles, and these.
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart {
            $0.foreground.domain = domain._domain.values
            $0.foreground.range = range._values.map { AnyShapeStyle($0) }
            $0.foregroundColors = range._values as? [Color]
        }
    }
    /// Sets the values in charts that have styles.
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { chart { $0.foreground.domain = domain._domain.values } }
    /// Sets the styles of values in charts, in their order; for numbers, between these.
    public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart {
            $0.foreground.range = range._values.map { AnyShapeStyle($0) }
            $0.foregroundColors = range._values as? [Color]
        }
    }
    /// Sets the values in charts that have styles, and what these are.
    public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        chart {
            $0.foreground.domain = domain.map(\.primitivePlottable._datum)
            $0.foreground.mapping = { $0.value(as: Domain.Element.self).map { AnyShapeStyle(mapping($0)) } }
        }
    }
    /// Sets the styles of values in charts.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.foreground.mapping = { $0.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } } }
    }

    /// Sets the symbols of values in charts.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart {
            $0.symbols.domain = mapping.map { $0.key.primitivePlottable._datum }
            $0.symbols.range = mapping.map { AnyChartSymbolShape($0.value) }
        }
    }
    /// Sets the values in charts that have symbols, and these.
    public nonisolated func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
        domain: Domain, range: [S]
    ) -> some View {
        chart {
            $0.symbols.domain = domain._domain.values
            $0.symbols.range = range.map { AnyChartSymbolShape($0) }
        }
    }
    /// Sets the symbols of values in charts, in their order.
    public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        chart { $0.symbols.range = range.map { AnyChartSymbolShape($0) } }
    }
    /// Sets the areas of symbols between which numbers in charts have theirs, in square points.
    public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat { chart { $0.symbolSizes.range = range._values } }
    /// Sets the areas of symbols of values in charts, in square points.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        chart {
            $0.symbolSizes.domain = mapping.map { $0.key.primitivePlottable._datum }
            $0.symbolSizes.range = mapping.map(\.value)
        }
    }
    /// Sets the styles of lines of values in charts.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chart {
            $0.lineStyles.domain = mapping.map { $0.key.primitivePlottable._datum }
            $0.lineStyles.range = mapping.map(\.value)
        }
    }
    /// Sets the styles of lines of values in charts, in their order.
    public nonisolated func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle { chart { $0.lineStyles.range = range._values } }
}

extension View {
    /// Shows or hides the legend of charts.
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.visibility = visibility }
    }
    /// Says where the legend of charts is; spacing is points.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }
    /// Sets the view that is the legend of charts; spacing is points.
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = content()
        return chart {
            $0.legend = ChartSettings.Legend(
                visibility: $0.legend.visibility, position: position, alignment: alignment, spacing: spacing,
                view: { AnyView(view) })
        }
    }
    /// Changes the view of the plots of charts.
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }
    /// Shows a view in front of charts, which can ask them where values lie.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.overlays.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
    }
    /// Shows a view behind charts, which can ask them where values lie.
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.backgrounds.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
    }
}
