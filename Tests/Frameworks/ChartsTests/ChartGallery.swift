import Charts
import SwiftUI

/// Charts of all kinds of marks, as their golden shows them.
struct ChartGallery: View {
    private struct Sale {
        let day: Date
        let city: String
        let count: Double
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 1
        return calendar
    }()

    private static let sales: [Sale] = {
        let start = calendar.date(from: DateComponents(year: 2022, month: 5, day: 8)) ?? .distantPast
        let counts = ["Cupertino": [54.0, 42, 88, 49, 42, 61, 67], "San Francisco": [81, 90, 52, 72, 84, 84, 137]]
        return ["Cupertino", "San Francisco"].flatMap { city in
            (counts[city] ?? []).enumerated().map { day, count in
                Sale(day: start.addingTimeInterval(Double(day) * 86400), city: city, count: count)
            }
        }
    }()

    private static let styles = [("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Dosa", 654)]

    var body: some View {
        VStack(spacing: 16) {
            stacks.frame(height: 150)
            lines.frame(height: 150)
            bars.frame(height: 120)
            HStack(spacing: 16) {
                sectors
                points
            }
            .frame(height: 150)
            ranges.frame(height: 110)
        }
        .padding()
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Self.calendar)
        .environment(\.timeZone, .gmt)
    }

    private var stacks: some View {
        Chart(Self.sales, id: \.day.timeIntervalSinceReferenceDate) { sale in
            BarMark(
                x: .value("Day", sale.day, unit: .day, calendar: Self.calendar), y: .value("Sales", sale.count)
            )
            .foregroundStyle(by: .value("City", sale.city))
        }
    }

    private var lines: some View {
        Chart {
            ForEach(Self.sales, id: \.count) { sale in
                LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
                    .foregroundStyle(by: .value("City", sale.city))
                    .symbol(by: .value("City", sale.city))
                    .interpolationMethod(.catmullRom)
            }
            RuleMark(y: .value("Goal", 100))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
                .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2).foregroundStyle(.red) }
        }
        .chartYAxisLabel("Pancakes")
    }

    private var bars: some View {
        Chart(Self.styles, id: \.0) { style in
            BarMark(x: .value("Sales", style.1), y: .value("Name", style.0))
                .foregroundStyle(.purple.gradient)
                .cornerRadius(4)
                .annotation(position: .overlay, alignment: .trailing) {
                    Text(verbatim: "\(style.1)").font(.caption2).foregroundStyle(.white).padding(.trailing, 4)
                }
        }
    }

    private var sectors: some View {
        Chart(Self.styles, id: \.0) { style in
            SectorMark(angle: .value("Sales", style.1), innerRadius: .ratio(0.6), angularInset: 1)
                .cornerRadius(3)
                .foregroundStyle(by: .value("Name", style.0))
        }
    }

    private var points: some View {
        Chart(Self.sales.prefix(7), id: \.count) { sale in
            AreaMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
                .foregroundStyle(.blue.opacity(0.2))
                .interpolationMethod(.monotone)
            PointMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 2)) {
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).weekday(.abbreviated))
            }
        }
        .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) }
    }

    private var ranges: some View {
        Chart {
            ForEach(Beats.ofDay, id: \.hour) { beats in
                BarMark(
                    x: .value("Hour", beats.hour), yStart: .value("Least", beats.least),
                    yEnd: .value("Most", beats.most), width: 6)
            }
            RectangleMark(
                xStart: .value("From", 2), xEnd: .value("To", 4), yStart: .value("Least", 0), yEnd: .value("Most", 100)
            )
            .foregroundStyle(.orange.opacity(0.2))
        }
        .chartYScale(domain: 0...100)
    }
}

/// The least and the most beats of a heart in an hour.
private struct Beats {
    let hour: Int
    let least: Int
    let most: Int

    static let ofDay = (0..<8).map { Beats(hour: $0, least: 40 + $0 * 3 % 7, most: 80 + $0 * 5 % 11) }
}
