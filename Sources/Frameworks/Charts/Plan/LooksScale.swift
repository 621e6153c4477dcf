import SwiftUI

/// The looks of values.
struct LooksScale<Look> {
    /// The values, in their order.
    let values: [Datum]
    private let look: (Datum) -> Look?

    /// - Parameters:
    ///   - data: the values of marks, in their order.
    ///   - looks: returns the look of the value with a number, where nothing is said.
    init(_ settings: ChartSettings.Looks<Look>, _ data: [Datum], looks: @escaping (Int) -> Look) {
        var seen = Set<Datum>()
        let values = ((settings.domain ?? []) + data).filter { seen.insert($0).inserted }
        self.values = values
        look = { datum in
            if let mapped = settings.mapping?(datum) { return mapped }
            guard let index = values.firstIndex(of: datum) else { return nil }
            guard let range = settings.range, !range.isEmpty else { return looks(index) }
            return range[index % range.count]
        }
    }

    /// Creates looks of which that of a number is between those of others.
    ///
    /// - Parameter between: returns the look at a part of the way from the first to the last one.
    init(numbers data: [Datum], domain: [Datum]?, between: @escaping (Double) -> Look) {
        let numbers = (domain ?? data).compactMap(\.number).filter(\.isFinite)
        let (least, most) = (numbers.min() ?? 0, numbers.max() ?? 1)
        values = []
        look = { $0.number.map { between(least == most ? 1 : min(max(($0 - least) / (most - least), 0), 1)) } }
    }

    /// Returns the look of a value; `nil` for one that the scale does not have.
    subscript(_ datum: Datum) -> Look? { look(datum) }

    /// Returns the number of a value in the order of all; the number of values for one that the scale does not have.
    func index(of datum: Datum?) -> Int { datum.flatMap { values.firstIndex(of: $0) } ?? values.count }
}

/// The looks of the values in a chart.
struct ChartLooks {
    let foreground: LooksScale<AnyShapeStyle>
    let symbols: LooksScale<AnyChartSymbolShape>
    let lines: LooksScale<StrokeStyle>
    let sizes: LooksScale<CGFloat>

    init(_ marks: [MarkDescription], _ settings: ChartSettings) {
        func data(_ value: (MarkLooks) -> PlottedValue?) -> [Datum] { marks.compactMap { value($0.looks)?.datum } }
        let styled = data { $0.foreground?.value }
        let isOfNumbers = !styled.isEmpty && styled.allSatisfy { $0.kind == .number }
        if isOfNumbers, settings.foreground.mapping == nil, settings.foreground.isOfColors {
            let colors = settings.foregroundColors ?? [Color.blue.opacity(0.1), .blue]
            foreground = LooksScale(numbers: styled, domain: settings.foreground.domain) {
                AnyShapeStyle(Self.mix(colors, $0))
            }
        } else {
            foreground = LooksScale(settings.foreground, styled) {
                AnyShapeStyle(ChartMetrics.colors[$0 % ChartMetrics.colors.count])
            }
        }
        symbols = LooksScale(settings.symbols, data { $0.symbol?.value }) {
            AnyChartSymbolShape(ChartMetrics.symbols[$0 % ChartMetrics.symbols.count])
        }
        lines = LooksScale(settings.lineStyles, data { $0.lineStyle?.value }) {
            let dashes = ChartMetrics.lineDashes[$0 % ChartMetrics.lineDashes.count]
            return StrokeStyle(
                lineWidth: ChartMetrics.lineWidth, lineCap: .round, lineJoin: .round, dash: dashes)
        }
        let sized = data { $0.symbolSize?.value }
        let areas = settings.symbolSizes.range ?? [ChartMetrics.symbolArea / 2, ChartMetrics.symbolArea * 4]
        if settings.symbolSizes.domain == nil, sized.allSatisfy({ $0.kind == .number }) {
            let (least, most) = (areas.first ?? ChartMetrics.symbolArea, areas.last ?? ChartMetrics.symbolArea)
            sizes = LooksScale(numbers: sized, domain: nil) { least + (most - least) * CGFloat($0) }
        } else {
            sizes = LooksScale(settings.symbolSizes, sized) { CGFloat($0 + 1) * ChartMetrics.symbolArea }
        }
    }

    /// Returns the color at a part of the way through some.
    private static func mix(_ colors: [Color], _ part: Double) -> Color {
        guard colors.count > 1 else { return colors.first ?? .blue }
        let place = (part.isFinite ? part : 0) * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        return colors[index].mix(with: colors[index + 1], by: place - Double(index), in: .device)
    }
}

extension ChartSettings.Looks {
    /// Whether numbers have colors between those that code says, and not one each.
    fileprivate var isOfColors: Bool { range == nil || domain == nil || domain?.count != range?.count }
}
