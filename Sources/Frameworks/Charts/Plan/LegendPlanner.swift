import CoreGraphics
import SwiftUI

/// An item of the legend with its place in it, in points.
struct LegendItem {
    let words: Text
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape
    let frame: CGRect
}

/// The legend of a chart.
struct PlannedLegend {
    let items: [LegendItem]
    let size: CGSize
}

/// Arranges the items of a legend in rows.
@MainActor struct LegendPlanner {
    let model: ChartModel
    let environment: EnvironmentValues

    /// The words that values have in the legend, in their order.
    private var values: [Datum] {
        let scales = [
            model.looks.foreground.values, model.looks.symbols.values, model.looks.lines.values,
        ]
        var seen = Set<Datum>()
        return scales.flatMap(\.self).filter { seen.insert($0).inserted }
    }

    /// Returns the legend in a width, in points; `nil` where marks have no values with looks of their own.
    func planned(width: CGFloat) -> PlannedLegend? {
        guard model.settings.legend.visibility != .hidden, !values.isEmpty else { return nil }
        var inner = environment
        inner.font = ChartMetrics.legendFont
        var (items, corner, height) = ([LegendItem](), CGPoint.zero, CGFloat(0))
        for value in values {
            let words = Text(verbatim: value.words(inner))
            let text = words.idealSize(in: inner)
            let size = CGSize(
                width: ChartMetrics.legendSymbol + ChartMetrics.legendGap + text.width,
                height: text.height + ChartMetrics.legendRise)
            if corner.x > 0, corner.x + size.width > width {
                corner = CGPoint(x: 0, y: height + ChartMetrics.spacing)
            }
            items.append(
                LegendItem(
                    words: words, style: model.looks.foreground[value] ?? AnyShapeStyle(Color.blue),
                    symbol: model.looks.symbols[value] ?? AnyChartSymbolShape(BasicChartSymbolShape.circle),
                    frame: CGRect(origin: corner, size: size)))
            corner.x += size.width + ChartMetrics.legendItems
            height = max(height, corner.y + size.height)
        }
        return PlannedLegend(
            items: items, size: CGSize(width: items.map(\.frame.maxX).max() ?? 0, height: height))
    }
}

extension Datum {
    /// The value in the words of an environment.
    @MainActor func words(_ environment: EnvironmentValues) -> String {
        switch self {
        case .category(let name): name
        case .number(let number): AxisLabelFormat.words(of: number, environment.locale)
        case .date(let seconds):
            AxisLabelFormat.spoken(
                Date(timeIntervalSinceReferenceDate: seconds), environment.calendar, environment.locale)
        }
    }
}
