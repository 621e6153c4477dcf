import SwiftUI

/// The legend of a chart.
struct LegendView: View {
    let legend: PlannedLegend

    var body: some View {
        PlacedViews(legend.size) {
            ForEach(legend.items.indices, id: \.self) { item(legend.items[$0]).placed(legend.items[$0].frame) }
        }
    }

    private func item(_ item: LegendItem) -> some View {
        HStack(spacing: ChartMetrics.legendGap) {
            item.symbol.fill(item.style)
                .frame(width: ChartMetrics.legendSymbol, height: ChartMetrics.legendSymbol)
            item.words.font(ChartMetrics.legendFont).foregroundStyle(ChartMetrics.labelStyle)
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
        .accessibilityElement(children: .combine)
    }
}
